declare module 'pg/lib/utils.js' {
  /** The text, bytes or null that the driver binds for a value. */
  export function prepareValue(value: unknown): string | Buffer | null;
}

declare module 'pg-protocol/dist/parser.js' {
  export interface BackendMessage {
    readonly name: string;
    readonly length: number;
  }

  /** Cuts what the server sends into packets; the driver declares `handlePacket` as private. */
  export class Parser {
    parse(chunk: Buffer, tell: (message: BackendMessage) => void): void;
    handlePacket(from: number, code: number, length: number, bytes: Buffer): BackendMessage;
  }
}
