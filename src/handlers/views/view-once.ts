import { keepJson } from '../../platform/lasting-json.ts';

/**
 * A view of results that the domain may give out again as the same object: the body of such a result is made once, and
 * so is its text.
 */
export function viewOnce<R extends object, B extends object>(view: (result: R) => B): (result: R) => B {
  const bodies = new WeakMap<R, B>();
  return (result) => {
    let body = bodies.get(result);
    if (body === undefined) {
      body = keepJson(view(result));
      bodies.set(result, body);
    }
    return body;
  };
}
