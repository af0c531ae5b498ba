import { isHubError, type Hub, type ToolAnswers } from '@agent-collaboration-hub/client';
import { useEffect, useRef, useState } from 'react';
import { hubOf } from '../../app/hub.ts';
import { useNetworkId } from '../../app/network.ts';
import { useEvents } from '../../live/live-context.tsx';

/** What a node answered, or how far its answer is. */
export type NodeResult = ToolAnswers['get_rules_file_result'];

/** A question to a node: it goes through the hub to the host of the node, and takes its time. */
export interface NodeRequest {
  /** Undefined until the hub has taken the question. */
  readonly result: NodeResult | undefined;
  /** The node is busy with another question of this kind. */
  readonly isQueued: boolean;
  /** The hub did not take it. */
  readonly error: unknown;
  /** Asks anew. */
  readonly again: () => void;
}

type Ask = (hub: Hub) => Promise<{ readonly request_id: string }>;
type State = Omit<NodeRequest, 'again'>;

const pollMs = 1_500;
/** Longer than any question stays open. */
const patienceMs = 75_000;
const nothing: State = { result: undefined, isQueued: false, error: undefined };

/**
 * Asks a node, and follows the request until it ended. Another `question` is asked at once; undefined asks nothing. An
 * answer is handed out once and emptied soon: it is kept here, and never in the cache.
 */
export function useNodeRequest(question: string | undefined, ask: Ask): NodeRequest {
  const networkId = useNetworkId();
  const [state, setState] = useState(nothing);
  const [round, setRound] = useState(0);
  const followed = useRef<Followed>(undefined);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    setState(nothing);
    if (question === undefined) return undefined;
    const one = new Followed(hubOf(networkId), (state) => setState({ ...nothing, ...state }));
    followed.current = one;
    void one.run(latest.current).catch((error: unknown) => {
      if (!one.isEnded) setState({ ...nothing, error });
    });
    return () => one.end();
  }, [networkId, question, round]);
  useEvents((event) => {
    if (event.type === 'daemon_request') followed.current?.look((event as { request_id: string }).request_id);
  });
  return { ...state, again: () => setRound(round + 1) };
}

/** One request from its question to its end. */
class Followed {
  isEnded = false;
  #requestId = '';
  #wake: () => void = () => undefined;
  readonly #hub: Hub;
  readonly #tell: (state: Partial<State>) => void;

  constructor(hub: Hub, tell: (state: Partial<State>) => void) {
    this.#hub = hub;
    this.#tell = tell;
  }

  /** @throws HubError the hub takes the question not, or tells nothing of it */
  async run(ask: Ask): Promise<void> {
    const { request_id: requestId } = await this.#askWhenFree(ask);
    this.#requestId = requestId;
    while (!this.isEnded) {
      const result = await this.#hub.tool('get_rules_file_result', { request_id: requestId });
      if (this.isEnded) return;
      this.#tell({ result });
      if (result.status !== 'pending' && result.status !== 'in_progress') return;
      await this.#pause();
    }
  }

  /** Something happened to this request: the answer may be there. */
  look(requestId: string): void {
    if (requestId === this.#requestId) this.#wake();
  }

  end(): void {
    this.isEnded = true;
    this.#wake();
  }

  /** A node takes one question of a kind at a time, whoever asks: the one before it is waited for. */
  async #askWhenFree(ask: Ask): Promise<{ readonly request_id: string }> {
    const begun = performance.now();
    for (;;) {
      try {
        return await ask(this.#hub);
      } catch (error) {
        const isBusy = isHubError(error) && error.code === 'request_in_flight';
        if (!isBusy || this.isEnded || performance.now() - begun > patienceMs) throw error;
        this.#requestId = String(error.fields['request_id']);
        this.#tell({ isQueued: true });
        await this.#pause();
        if (this.isEnded) throw error;
      }
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
