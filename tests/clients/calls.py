"""Calls of the client that openapi-python-client makes of the document."""

import datetime as dt
import os

from answerscope_api_client import AuthenticatedClient
from answerscope_api_client import models
from answerscope_api_client.api.answers import get_answer, import_answers, list_answers
from answerscope_api_client.api.brands import create_brand, delete_brand, get_brand, list_brands, update_brand
from answerscope_api_client.api.export import create_export, get_export
from answerscope_api_client.api.metrics import get_brand_share_of_voice_aggregates, get_view_visibility_time_series
from answerscope_api_client.api.prompts import create_prompts, list_brand_prompts, list_view_prompts
from answerscope_api_client.api.views import create_view, get_view

client = AuthenticatedClient(base_url=os.environ["ANSWERSCOPE_URL"], token=os.environ["ANSWERSCOPE_KEY"])
calls = 0


def ok(answer):
    """What an answer says, which is no error."""
    global calls
    calls += 1
    assert 200 <= answer.status_code < 300, answer.content
    assert answer.status_code == 204 or not isinstance(answer.parsed, models.Error), answer.content
    return answer.parsed


competitor = models.CompetitorInput(name="Ferrin", domain="ferrin.example")
body = models.NewBrand(name="Hollin", domain="python.example", competitors=[competitor])
brand = ok(create_brand.sync_detailed(client=client, body=body)).data
assert brand.competitors[0].alternative_names == [] and isinstance(brand.created_at, dt.datetime)
assert ok(list_brands.sync_detailed(client=client, name="hol", page_size=5)).pagination.total_items >= 1
ok(update_brand.sync_detailed(brand.id, client=client, body=models.BrandPatch(markets=["US"])))
assert ok(get_brand.sync_detailed(brand.id, client=client)).data.markets == ["US"]

row = models.PromptRow(query="Which running shoes are best?", country=None, tags=["shoes"])
report = ok(
    create_prompts.sync_detailed(
        brand.id, client=client, body=models.PromptRows(prompts=[row]), idempotency_key="python"
    )
)
prompt = report.data.created[0].id
found = ok(list_brand_prompts.sync_detailed(brand.id, client=client, tags=["shoes", "boots"]))
assert [one.id for one in found.data.prompts] == [prompt]

now = dt.datetime.now(dt.UTC)
answer = models.AnswerRow(
    prompt_id=prompt, engine=models.EngineInput.CHATGPT, answered_at=now, text="Hollin is comfortable."
)
imported = ok(import_answers.sync_detailed(brand.id, client=client, body=models.AnswerRows(answers=[answer])))
assert imported.data.created == 1, imported
engines = [models.EngineInput.CLAUDE, models.EngineInput.OPENAI]
listed = ok(
    list_answers.sync_detailed(prompt, client=client, engine=engines, start_date=now.date(), end_date=now.date())
)
assert [one.engine for one in listed.data.answers] == [models.Engine.OPENAI]
assert ok(get_answer.sync_detailed(listed.data.answers[0].id, client=client)).data.text == "Hollin is comfortable."

body = models.NewView(name="Shoes", filters=models.FiltersInput(tags=["shoes"]))
view = ok(create_view.sync_detailed(brand.id, client=client, body=body)).data
assert ok(list_view_prompts.sync_detailed(view.id, client=client)).data.prompts[0].id == prompt
voice = ok(get_brand_share_of_voice_aggregates.sync_detailed(brand.id, client=client))
assert len(voice.data.aggregates) == 2
series = ok(
    get_view_visibility_time_series.sync_detailed(view.id, client=client, start_date=now.date(), end_date=now.date())
)
assert series.data.timeseries[0].date == now.date()

entities, metrics = [models.CreateExportEntitiesItem.BRAND], [models.CreateExportMetricsItem.VISIBILITY]
export = ok(create_export.sync_detailed(brand.id, client=client, entities=entities, metrics=metrics))
state = ok(get_export.sync_detailed(export.data.id, client=client)).data.status
assert state in (models.TaskState.PENDING, models.TaskState.PROCESSING, models.TaskState.COMPLETED)
missing = get_view.sync_detailed("view_none", client=client)
assert missing.status_code == 404 and missing.parsed.error.code == 1006, missing
ok(delete_brand.sync_detailed(brand.id, client=client))
print(f"Python: {calls + 1} calls as the document says")
