import type { HostSupervisor } from '@agent-collaboration-hub/client';
import { useState } from 'react';
import { useNetworkId } from '../../app/network.ts';
import { useWords } from '../../i18n/language.ts';
import { useTool } from '../../live/use-call.ts';
import { Button } from '../../parts/button.tsx';
import { classes } from '../../parts/classes.ts';
import { Failure } from '../../parts/failure.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { VaultSecretDialog } from '../shared/vault-secret-dialog.tsx';
import type { StepParts } from './host-step.tsx';
import { Refused } from './refused.tsx';
import { newNodeWords } from './words.ts';
import style from './new-node-page.module.css';

/** The names of the vault, of which the node gets those that are ticked and that its host accepts. */
export function SecretsStep({
  draft,
  change,
  refusal,
  host,
}: StepParts & { readonly host: HostSupervisor | undefined }) {
  const words = useWords(newNodeWords);
  const vault = useTool('list_network_secrets', { network_id: useNetworkId() });
  const [asked, setAsked] = useState<string>();
  const accepted = new Set(host?.allowed_secret_keys ?? []);
  const kept = new Set(vault.data?.keys ?? []);
  const names = [...new Set([...kept, ...accepted])].sort(
    (a, b) => Number(!accepted.has(a)) - Number(!accepted.has(b)),
  );
  const toggle = (key: string, isOn: boolean): void =>
    change({ secrets: isOn ? [...draft.secrets, key] : draft.secrets.filter((one) => one !== key) }, 'secrets');
  return (
    <fieldset className={style['group']}>
      <legend className={style['legend']}>{words.secretsTitle}</legend>
      <p className={style['quiet']}>{words.secretsHint}</p>
      <Refused refusal={refusal?.field === 'secrets' ? refusal : undefined} />
      {vault.isPending && <Skeleton rows={3} />}
      {vault.error !== null && <Failure error={vault.error} onRetry={() => void vault.refetch()} />}
      {vault.data !== undefined && names.length === 0 && (
        <p className={style['note']}>
          {words.secretsNone} {words.secretsOptional}
        </p>
      )}
      {vault.data !== undefined && (
        <ul aria-label={words.secretsList} className={style['choices']}>
          {names.map((key) => (
            <li key={key} className={classes(style['choice'], !accepted.has(key) && style['off'])}>
              <label className={style['secret']}>
                <input
                  type="checkbox"
                  checked={draft.secrets.includes(key)}
                  disabled={!draft.secrets.includes(key) && !(accepted.has(key) && kept.has(key))}
                  onChange={(event) => toggle(key, event.target.checked)}
                />
                <span className={style['choice-text']}>
                  <code>{key}</code>
                  {!accepted.has(key) && <span className={style['quiet']}>{words.secretRefused}</span>}
                  {!kept.has(key) && <span className={style['quiet']}>{words.secretMissing}</span>}
                </span>
              </label>
              {!kept.has(key) && <Button onClick={() => setAsked(key)}>{words.secretSet(key)}</Button>}
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button look="plain" icon="plus" onClick={() => setAsked('')}>
          {words.secretNew}
        </Button>
      </div>
      {asked !== undefined && <VaultSecretDialog name={asked} onClose={() => setAsked(undefined)} />}
    </fieldset>
  );
}
