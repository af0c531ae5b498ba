import asyncio
import os
import threading
import unittest
from typing import Any, Dict, List, Optional

from ahub import AsyncHub, Hub, HubError
from world import HUB_URL, NETWORK_ID, PROXY_URL, USER_TOKEN, cuts, me, mint, rules, shaky, soon

WANTED_CUTS = int(os.environ.get("CUTS", "1000"))


class Listener:
    """Collects what a stream carries."""

    def __init__(self, url: str, **options: Any) -> None:
        self.seen: List[Dict[str, Any]] = []
        self.opened = 0
        self._options = options
        self._task = asyncio.create_task(self._run(url))

    async def _run(self, url: str) -> None:
        async with AsyncHub(url, USER_TOKEN) as hub:
            stream = hub.events.network(
                NETWORK_ID, reconnect_seconds=0.002, on_open=lambda _connected: self._open(), **self._options
            )
            async for event in stream:
                self.seen.append(dict(event))

    def _open(self) -> None:
        self.opened += 1

    async def end(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


class Store:
    def __init__(self) -> None:
        self.kept: Optional[str] = None

    def get(self) -> Optional[str]:
        return self.kept

    def set(self, event_id: str) -> None:
        self.kept = event_id


class Streams(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self) -> None:
        asyncio.get_running_loop().set_debug(False)

    async def test_cuts_at_random_lose_nothing_and_repeat_nothing(self) -> None:
        token = mint("writer")
        whole = Listener(HUB_URL)
        await soon(lambda: whole.opened == 1)
        rules({"match": "/events/", "bytes": 800})
        cut = Listener(PROXY_URL)
        await soon(lambda: cut.opened > 0)
        async with AsyncHub(HUB_URL, token) as writer:
            while await asyncio.to_thread(cuts) < WANTED_CUTS:
                for at in range(20):
                    reports = writer.tools.report_status(resume_id="r", alias="writer", status="working", progress=at)
                    await asyncio.gather(reports, asyncio.sleep(0.004))
        rules()
        await soon(lambda: bool(cut.seen) and cut.seen[-1]["id"] == whole.seen[-1]["id"], 30)
        oracle = [event["id"] for event in whole.seen]
        seen = [event["id"] for event in cut.seen]
        self.assertGreater(len(seen), WANTED_CUTS / 4)
        self.assertEqual(oracle[len(oracle) - len(seen) :], seen)
        self.assertNotIn("resync", [event["type"] for event in cut.seen])
        await whole.end()
        await cut.end()

    async def test_a_gap_is_shown(self) -> None:
        rules({"match": "/events/", "bytes": 600})
        for _round in range(10):
            gap = Listener(PROXY_URL, since="lost-7")
            await soon(lambda: bool(gap.seen))
            await gap.end()
            self.assertEqual([event["type"] for event in gap.seen], ["resync"])
        rules()

    async def test_a_store_takes_the_next_process_behind_the_last_event(self) -> None:
        mint("beta")
        store = Store()
        first = Listener(HUB_URL, store=store)
        await soon(lambda: store.kept is not None)
        with me() as hub:
            await asyncio.to_thread(hub.send, "beta", "heard")
            await soon(lambda: bool(first.seen) and store.kept == first.seen[-1]["id"])
            await first.end()
            missed = (await asyncio.to_thread(hub.send, "beta", "missed")).task
        second = Listener(HUB_URL, store=store)
        await soon(lambda: bool(second.seen))
        await second.end()
        self.assertEqual((second.seen[0]["type"], second.seen[0]["task_id"]), ("new_task", missed.id))

    async def test_a_refusal_ends_the_stream(self) -> None:
        async with AsyncHub(HUB_URL, USER_TOKEN) as hub:
            with self.assertRaises(HubError) as caught:
                async for _event in hub.events.network("net_none"):
                    pass
        self.assertEqual(caught.exception.status, 403)


class BlockingStreams(unittest.TestCase):
    def test_events_of_a_newer_hub_pass_and_a_loop_may_end(self) -> None:
        frames = 'id: e-1\ndata: {"type":"connected"}\n\n: hello\n\nid: e-2\ndata: {"type":"sunrise","at":6}\n\n'
        rules({"match": "/events/", "times": 1, "status": 200, "headers": {"content-type": "text/event-stream"}, "body": frames})
        with shaky() as hub:
            for event in hub.events.network(NETWORK_ID):
                self.assertEqual(dict(event), {"type": "sunrise", "at": 6, "id": "e-2"})
                break

    def test_a_dispatch_is_heard(self) -> None:
        mint("beta")
        with Hub(HUB_URL, USER_TOKEN) as hub, me() as other:
            started: List[threading.Thread] = []

            def send(_connected: object) -> None:
                started.append(threading.Thread(target=other.send, args=("beta", "heard")))
                started[-1].start()

            for event in hub.events.network(NETWORK_ID, on_open=send):
                if event["type"] == "new_task":
                    self.assertEqual(event["to"], "beta")
                    break
            started[0].join()
