import { createServer } from 'node:http';

/**
 * What a request costs when nothing is done with it: `node:http` reads the body, parses it and answers what it was
 * given. Argument: the answer, a whole HTTP response.
 */
const [answer = ''] = process.argv.slice(2);
const [head = '', text = ''] = answer.split('\r\n\r\n');
const [status = '', ...lines] = head.split('\r\n');
const code = Number(status.split(' ')[1]);
/** `node:http` adds these itself. */
const own = /^(?:date|connection|keep-alive):/i;
const headers = lines.filter((line) => !own.test(line)).flatMap((line) => line.split(/: (.*)/, 2));

const server = createServer((req, res) => {
  const reply = (): void => {
    res.writeHead(code, headers);
    res.end(text);
  };
  let body = '';
  req.setEncoding('utf8');
  req.on('data', (chunk: string) => (body += chunk));
  req.on('end', () => {
    if (body !== '') JSON.parse(body);
    reply();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`${JSON.stringify({ port: address.port })}\n`);
});
process.on('SIGTERM', () => process.exit(0));
