#!/usr/bin/env python3
"""Counts what SAM makes of template.yaml: resources of each stack with gradual deployment on, and builds.

    infra/expanded.py        in an environment of infra/requirements.txt; a region must be set, and is only a name

It fails when a stack has more resources than MOST, when SAM makes a stage of the API beside the one of the template, or when
`sam build` would build a crate twice. CloudFormation takes
500 resources a stack; what is left is room for the routes to come, and for a day on which SAM makes more of a function.
"""
import collections
import logging
import pathlib
import sys
import tempfile

from samcli.lib.build.app_builder import ApplicationBuilder
from samcli.lib.providers.provider import ResourcesToBuildCollector
from samcli.lib.providers.sam_function_provider import SamFunctionProvider
from samcli.lib.providers.sam_stack_provider import SamLocalStackProvider
from samcli.yamlhelper import yaml_parse
from samtranslator.translator.transform import transform

ROOT = pathlib.Path(__file__).resolve().parents[1]
TEMPLATE = ROOT / "template.yaml"
MOST = 400
FUNCTION = "AWS::Serverless::Function"


class NoPolicies:
    """SAM asks for managed policies that functions name; these name roles."""

    def load(self):
        return {}


def expanded(text, **parameters):
    """The resources of a template as CloudFormation gets them."""
    template = yaml_parse(text)
    values = {name: str(one.get("Default", "")) for name, one in template.get("Parameters", {}).items()}
    for resource in template["Resources"].values():
        if resource["Type"] == FUNCTION:
            resource["Properties"]["CodeUri"] = "s3://bucket/code"  # as it is when it has been packaged
    return transform(template, {**values, **parameters}, NoPolicies())["Resources"]


def stacks():
    """Each stack's name and its resources: the template's own and those that it nests."""
    text = TEMPLATE.read_text(encoding="utf-8")
    own = expanded(text, GradualDeployment="true")
    yield "template.yaml", own
    for resource in own.values():
        if resource["Type"] == "AWS::CloudFormation::Stack":
            path = resource["Properties"]["TemplateURL"]
            yield path, yaml_parse((ROOT / path).read_text(encoding="utf-8"))["Resources"]


def stages_of_deployments(resources):
    """The deployments that make a stage themselves, without the settings of the template's stage."""
    for name, one in resources.items():
        if one["Type"] == "AWS::ApiGateway::Deployment" and "StageName" in one["Properties"]:
            yield name


def builds():
    """What `sam build` builds: the folder of each build and the functions that it is for."""
    read, _ = SamLocalStackProvider.get_stacks(str(TEMPLATE))
    collector = ResourcesToBuildCollector()
    collector.add_functions(list(SamFunctionProvider(read, use_raw_codeuri=True).get_all()))
    with tempfile.TemporaryDirectory() as folder:
        graph = ApplicationBuilder(collector, folder, str(ROOT), folder)._get_build_graph()
        return [(one.codeuri, [each.name for each in one.functions]) for one in graph.get_function_build_definitions()]


def main():
    logging.disable(logging.WARNING)
    wrong = []
    for name, resources in stacks():
        print(f"{name}: {len(resources)} resources")
        if len(resources) > MOST:
            kinds = collections.Counter(one["Type"] for one in resources.values())
            wrong.append(f"{name} has more than {MOST} resources: {kinds.most_common(6)}")
        wrong += [f"{name}: {one} makes a stage that nothing guards" for one in stages_of_deployments(resources)]
    made = builds()
    folders = collections.Counter(folder for folder, _ in made)
    print(f"{sum(len(functions) for _, functions in made)} functions, {len(made)} builds, {len(folders)} crates")
    wrong += [f"{folder} is built {times} times: Metadata of its functions differ" for folder, times in folders.items() if times > 1]
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
