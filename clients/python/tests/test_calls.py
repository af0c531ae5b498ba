import io
import json
import unittest

from ahub import ConnectionError, Hub, HubError, WaitTimeout, errors
from world import HUB_URL, NETWORK_ID, me, mint, passed, rules, shaky


class Calls(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        mint("beta")

    def setUp(self) -> None:
        rules()

    def test_a_dispatch_arrives_once_with_one_key(self) -> None:
        troubles = [{"status": status, "headers": {"retry-after": "0"}} for status in (429, 502, 503, 504)]
        for trouble in [*troubles, {"cut": "before"}, {"cut": "after"}]:
            with self.subTest(trouble), me() as hub, shaky() as client:
                before = len(list(hub.tasks.list(limit=100)))
                rules({"match": "/api/task", "times": 2, **trouble})
                sent = client.send("beta", "once")
                self.assertEqual(len(list(hub.tasks.list(limit=3))), before + 1)
                keys = [call["key"] for call in passed()]
                self.assertEqual((len(keys), len(set(keys))), (3, 1))
                self.assertRegex(keys[0], r"^[0-9a-f-]{36}$")
                self.assertEqual(sent.replayed, trouble.get("cut") == "after")

    def test_calls_of_a_client_are_part_of_its_trace(self) -> None:
        traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
        with me() as hub, Hub(hub.url, hub.token, network_id=NETWORK_ID, traceparent=traceparent) as traced:
            sent = traced.send("beta", "traced")
            self.assertEqual(json.loads(hub.tasks.get(sent.task.id)["task"]["meta_json"] or "{}"), {"traceparent": traceparent})

    def test_tools_keep_their_keys(self) -> None:
        with shaky() as client:
            rules({"match": "send_task", "times": 1, "cut": "after"}, {"match": "send_message", "times": 1, "cut": "after"})
            client.tools.send_task(alias="beta", task="by tool")
            client.message("beta", "hello")
        keys = [call["key"] for call in passed()]
        self.assertEqual((len(keys), keys[0] == keys[1], keys[2] == keys[3]), (4, True, True))

    def test_what_takes_no_key_is_not_repeated(self) -> None:
        rules({"match": "/api/auth/node-token", "times": 1, "cut": "after"})
        with shaky() as client, self.assertRaises(ConnectionError):
            client.api.issue_node_token(network_id=NETWORK_ID, node_name="gamma")
        self.assertEqual(len(passed()), 1)

    def test_no_answer_is_a_connection_error(self) -> None:
        with Hub("http://127.0.0.1:9", "x", retries=1) as hub, self.assertRaises(ConnectionError) as caught:
            hub.api.get_health()
        self.assertEqual((caught.exception.code, caught.exception.status), ("connection_failed", 0))

    def test_errors_are_classes_by_code_with_the_request_id(self) -> None:
        with me() as hub:
            with self.assertRaises(errors.AliasNotFound) as by_rest:
                hub.send("nobody", "x")
            with self.assertRaises(errors.TaskNotFound) as by_tool:
                hub.tools.get_task(task_id="t_none")
        self.assertEqual((by_rest.exception.status, by_rest.exception.operation), (404, "sendTask"))
        self.assertTrue(by_rest.exception.request_id)
        self.assertTrue(by_tool.exception.request_id)
        with Hub(HUB_URL, "utok_wrong") as stranger:
            with self.assertRaises(errors.InvalidToken):
                stranger.api.get_me()
            with self.assertRaises(errors.InvalidToken):
                stranger.tools.list_tasks()

    def test_a_text_with_fields_finds_its_code(self) -> None:
        with me() as hub:
            task = hub.send("beta", "to cancel").task
            hub.tasks.cancel(task.id, "no need")
            with self.assertRaises(errors.TaskNotCancellable) as caught:
                hub.tasks.cancel(task.id)
        self.assertEqual(caught.exception.fields["status"], "cancelled")

    def test_the_code_counts_and_the_text_where_an_older_hub_names_none(self) -> None:
        said = {"ok": False, "error": "user not found", "message": "No."}
        with shaky() as client:
            rules({"match": "/api/stats", "status": 404, "body": json.dumps({**said, "code": "alias_not_found"})})
            with self.assertRaises(errors.AliasNotFound) as caught:
                client.api.get_stats()
            self.assertEqual((caught.exception.code, caught.exception.fields), ("alias_not_found", {}))
            rules({"match": "/api/stats", "status": 404, "body": json.dumps(said)})
            with self.assertRaises(errors.UserNotFound):
                client.api.get_stats()

    def test_what_a_newer_hub_says_passes(self) -> None:
        body = json.dumps({"ok": False, "error": "it is too sunny", "code": "too_sunny", "message": "It is.", "shade": 3})
        task = {"task_id": "t", "status": "pondering", "mood": "calm"}
        with shaky() as client:
            rules(
                {"match": "/api/stats", "status": 418, "headers": {"x-request-id": "r-1"}, "body": body},
                {"match": "/api/task/", "status": 200, "body": json.dumps({"ok": True, "task": task})},
            )
            with self.assertRaises(HubError) as caught:
                client.api.get_stats()
            self.assertEqual(client.tasks.get("t")["task"], task)
        error = caught.exception
        self.assertEqual((type(error), error.code, error.request_id, error.fields), (HubError, "too_sunny", "r-1", {"shade": 3}))

    def test_filters_that_take_several_values_send_each(self) -> None:
        with shaky() as client:
            task_id = client.send("beta", "Sieve the sand").task.id
            found = client.tasks.list(status=["delivered", "running"], q="SIEVE THE SAND")
            self.assertEqual([task["task_id"] for task in found], [task_id])
            self.assertEqual(list(client.tasks.list(status="replied", q="SIEVE THE SAND")), [])
            self.assertEqual([task["task_id"] for task in client.tasks.list(ids=[task_id, "t_none"])], [task_id])

    def test_lists_page_by_themselves(self) -> None:
        with shaky() as client:
            for at in range(5):
                client.send("beta", f"row {at}")
            rules()
            seen = [task["task_id"] for task in client.tasks.list(limit=2, to_name="beta")]
        self.assertGreaterEqual(len(seen), 5)
        self.assertEqual(len(set(seen)), len(seen))
        self.assertEqual(len(passed()), (len(seen) + 1) // 2)

    def test_wait_gives_up_in_time(self) -> None:
        with me() as hub:
            task = hub.send("beta", "to wait for").task
            with self.assertRaises(WaitTimeout) as caught:
                hub.wait(task.id, timeout_seconds=0.05)
            self.assertEqual(caught.exception.fields["task"]["task_id"], task.id)
            hub.tasks.cancel(task.id)
            self.assertEqual(hub.wait(task.id)["status"], "cancelled")

    def test_files_go_up_and_come_down(self) -> None:
        rules({"match": "/api/upload", "times": 1, "cut": "after"})
        with shaky() as client, me() as hub:
            stored = client.files.upload("log text", "build.txt")
            self.assertEqual(hub.files.download(stored["file_id"]), b"log text")

    def test_a_network_goes_into_a_file_and_becomes_one(self) -> None:
        rules({"match": "/api/networks/import", "times": 1, "cut": "after"})
        with shaky() as client, me() as hub:
            lines = b"".join(hub.networks.export(NETWORK_ID))
            dry = hub.networks.import_(lines, name="copy of python", dry_run=True)
            self.assertIsNone(dry["network_id"])
            made = client.networks.import_(io.BytesIO(lines), name="copy of python")
            self.assertEqual(len([call for call in passed() if "import" in call["path"]]), 2)
            head = b"".join(hub.networks.export(str(made["network_id"]))).split(b"\n")[0]
            self.assertEqual(json.loads(head)["name"], "copy of python")
            with self.assertRaises(errors.NotAMember):
                list(hub.networks.export("net_none"))
            with self.assertRaises(errors.ImportRefused) as caught:
                hub.networks.import_(lines[:-20], name="broken")
            self.assertGreater(caught.exception.fields["line"], 1)
            hub.api.delete_network(network_id=str(made["network_id"]))
