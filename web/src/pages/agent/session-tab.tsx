import type { Node, Session } from '@agent-collaboration-hub/client';
import { useCall } from '../../live/use-call.ts';
import { useMay } from '../../app/use-may.ts';
import { useWords } from '../../i18n/language.ts';
import { Age } from '../../parts/age.tsx';
import { AgentSaid } from '../../parts/agent-said.tsx';
import { CopyButton } from '../../parts/copy.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Fact } from './fact.tsx';
import { TokenRows } from './token-rows.tsx';
import { tabWords } from './tab-words.ts';
import type { Agent } from './use-agent.ts';
import style from './session-tab.module.css';

/** The session that the agent reports, its record, its process and its tokens. */
export function SessionTab({ agent }: { readonly agent: Agent }) {
  const words = useWords(tabWords);
  const { alias, session, node } = agent;
  return (
    <div className={style['columns']}>
      <section>
        <h2>{words.session}</h2>
        {session === undefined ? <Empty icon="clock" title={words.noSession} /> : <SessionFacts session={session} />}
        {session?.output != null && (
          <>
            <h2>{words.output}</h2>
            <AgentSaid>
              <pre className={style['output']}>{session.output}</pre>
            </AgentSaid>
          </>
        )}
      </section>
      <section>
        {node !== undefined && <RecordFacts node={node} />}
        {session?.hostname != null && <Process alias={alias} host={session.hostname} />}
        <h2>{words.tokens}</h2>
        <TokenRows alias={alias} />
      </section>
    </div>
  );
}

function SessionFacts({ session }: { readonly session: Session }) {
  const { facts } = useWords(tabWords);
  return (
    <dl className={style['facts']}>
      <Fact name={facts.resume}>
        <Id text={session.resume_id} />
      </Fact>
      <Fact name={facts.runtimeSession}>{session.session_id === null ? null : <Id text={session.session_id} />}</Fact>
      <Fact name={facts.agent}>{session.agent}</Fact>
      <Fact name={facts.version}>{session.version}</Fact>
      <Fact name={facts.directory}>{session.project_dir}</Fact>
      <Fact name={facts.terminal}>{session.tmux_name}</Fact>
      <Fact name={facts.score}>{session.score}</Fact>
      <Fact name={facts.heard}>
        <Age at={session.last_seen_at} />
      </Fact>
      <Fact name={facts.changed}>
        <Age at={session.updated_at} />
      </Fact>
    </dl>
  );
}

function RecordFacts({ node }: { readonly node: Node }) {
  const { record, facts } = useWords(tabWords);
  return (
    <>
      <h2>{record}</h2>
      <dl className={style['facts']}>
        <Fact name={facts.node}>
          <Id text={node.node_id} />
        </Fact>
        <Fact name={facts.configuration}>{node.config_path}</Fact>
        <Fact name={facts.revision}>{node.config_revision}</Fact>
        <Fact name={facts.registered}>
          <Age at={node.created_at} />
        </Fact>
      </dl>
    </>
  );
}

function Id({ text }: { readonly text: string }) {
  return (
    <span className={style['id']}>
      <code>{text}</code>
      <CopyButton text={text} />
    </span>
  );
}

/** Where the hub lists agents whose host sends no measures. */
const unmeasured = 'unknown';

/** What the agent measured of its process, and the health of its layers. */
function Process({ alias, host }: { readonly alias: string; readonly host: string }) {
  const words = useWords(tabWords);
  const { reachAll } = useMay();
  const { data: measured } = useCall('listServers', { limit: 1000 }, { isWanted: reachAll });
  const group = measured?.some(({ hostname }) => hostname === host) === true ? host : unmeasured;
  const isWanted = reachAll && measured !== undefined;
  const { data } = useCall('listServerAgents', { host: group, limit: 1000 }, { everyMs: 60_000, isWanted });
  const found = data?.agents.find((one) => one.alias === alias);
  if (found === undefined || (found.process_telemetry === null && found.health === null)) return null;
  const { process_telemetry: measures, health } = found;
  return (
    <>
      <h2>{words.process}</h2>
      <dl className={style['facts']}>
        <Fact name={words.facts.memory}>{measures?.rss_mb == null ? null : `${Math.round(measures.rss_mb)} MiB`}</Fact>
        <Fact name={words.facts.processor}>{measures?.cpu_pct == null ? null : `${measures.cpu_pct} %`}</Fact>
        <Fact name={words.facts.uptime}>
          {measures?.uptime_seconds == null ? null : words.spanOf(measures.uptime_seconds)}
        </Fact>
        <Fact name={words.facts.login}>{health?.model_auth}</Fact>
      </dl>
    </>
  );
}
