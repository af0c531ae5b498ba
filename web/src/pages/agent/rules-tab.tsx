import { useState } from 'react';
import { useWords } from '../../i18n/language.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { TextArea } from '../../parts/field.tsx';
import { partWords } from '../../parts/part-words.ts';
import { hostWords } from './host-words.ts';
import { NodeAnswer } from './node-answer.tsx';
import { useNodeRequest } from './use-node-request.ts';
import style from './host.module.css';

/** The rules file of the node, read from its host; who may changes it. */
export function RulesTab({ nodeId, mayWrite }: { readonly nodeId: string; readonly mayWrite: boolean }) {
  const words = useWords(hostWords);
  const read = useNodeRequest(nodeId, (hub) => hub.tool('read_node_rules_file', { node_id: nodeId }));
  const [draft, setDraft] = useState<string>();
  if (draft !== undefined) {
    return (
      <RulesEditor
        nodeId={nodeId}
        text={draft}
        onClose={(isSaved) => {
          setDraft(undefined);
          if (isSaved) read.again();
        }}
      />
    );
  }
  return (
    <NodeAnswer request={read}>
      {({ exists, content = '', file_name: name }) =>
        exists === false ? (
          <Empty icon="edit" title={words.noRules}>
            {mayWrite && <Button onClick={() => setDraft('')}>{words.writeRules}</Button>}
          </Empty>
        ) : (
          <>
            <div className={style['bar']}>
              <span className={style['quiet']}>{name}</span>
              <span className={style['buttons']}>
                <Button look="plain" icon="retry" onClick={read.again}>
                  {words.reload}
                </Button>
                {mayWrite && (
                  <Button icon="edit" onClick={() => setDraft(content)}>
                    {words.edit}
                  </Button>
                )}
              </span>
            </div>
            <pre className={style['file']}>{content}</pre>
          </>
        )
      }
    </NodeAnswer>
  );
}

/** Writes the whole file; the page stays until the node has said that it did. */
function RulesEditor({
  nodeId,
  text,
  onClose,
}: {
  readonly nodeId: string;
  readonly text: string;
  readonly onClose: (isSaved: boolean) => void;
}) {
  const words = useWords(hostWords);
  const parts = useWords(partWords);
  const [content, setContent] = useState(text);
  const [sent, setSent] = useState<string>();
  const write = useNodeRequest(sent, (hub) => hub.tool('write_node_rules_file', { node_id: nodeId, content }));
  if (sent !== undefined) {
    return (
      <>
        <NodeAnswer request={write}>
          {() => (
            <div className={style['bar']}>
              <span role="status">{words.rulesWritten}</span>
              <Button onClick={() => onClose(true)}>{words.showRules}</Button>
            </div>
          )}
        </NodeAnswer>
        {write.result?.status !== 'done' && (
          <Button look="plain" onClick={() => setSent(undefined)}>
            {words.backToText}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <TextArea
        label={words.rulesLabel}
        hint={words.rulesHint}
        rows={18}
        spellCheck={false}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      <div className={style['bar']}>
        <span />
        <span className={style['buttons']}>
          <Button onClick={() => onClose(false)}>{parts.cancel}</Button>
          <Button look="main" onClick={() => setSent(`${nodeId} ${Date.now()}`)}>
            {words.save}
          </Button>
        </span>
      </div>
    </>
  );
}
