import { useState, type SubmitEvent } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { hostWords } from './host-words.ts';
import { NodeAnswer } from './node-answer.tsx';
import { useNodeRequest } from './use-node-request.ts';
import style from './host.module.css';

interface Asked {
  readonly lines: number;
  readonly level?: 'info' | 'warn' | 'error';
  readonly grep?: string;
}

const counts = [100, 500, 2_000];
const levels = ['info', 'warn', 'error'] as const;

/** The last lines of the node's log, masked by the hub. They are handed out once: asking again is a new question. */
export function LogsTab({ nodeId }: { readonly nodeId: string }) {
  const words = useWords(hostWords);
  const [{ asked, round }, setAsked] = useState<{ asked: Asked; round: number }>({ asked: { lines: 100 }, round: 0 });
  const request = useNodeRequest(`${JSON.stringify(asked)} ${round}`, (hub) =>
    hub.tool('tail_node_logs', { node_id: nodeId, ...asked }),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const grep = (values.get('grep') as string).trim();
    const level = levels.find((one) => one === values.get('level'));
    const lines = Number(values.get('lines'));
    setAsked({
      asked: { lines, ...(level !== undefined && { level }), ...(grep !== '' && { grep }) },
      round: round + 1,
    });
  };
  return (
    <>
      <form className={style['ask']} onSubmit={submit}>
        <SelectField
          name="lines"
          label={words.lines}
          options={counts.map((count) => ({ value: String(count), label: String(count) }))}
        />
        <SelectField
          name="level"
          label={words.level}
          options={[{ value: '', label: words.anyLevel }, ...levels.map((value) => ({ value, label: value }))]}
        />
        <TextField name="grep" label={words.grep} autoComplete="off" maxLength={200} />
        <Button type="submit" icon="retry">
          {words.show}
        </Button>
      </form>
      <NodeAnswer request={request}>
        {({ content = '' }) =>
          content.trim() === '' ? (
            <p className={style['quiet']}>{words.noLines}</p>
          ) : (
            <pre className={style['file']} tabIndex={0} aria-label={words.logLabel}>
              {content}
            </pre>
          )
        }
      </NodeAnswer>
    </>
  );
}
