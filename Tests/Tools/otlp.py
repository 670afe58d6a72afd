"""What a request of OpenTelemetry's protocol in JSON must have: what its own definitions say, and what they cannot say.

The definitions are those that the project itself publishes for Python, and Protocol Buffers' own reader of JSON reads with
them. The protocol has one exception from that JSON: identifiers of traces and spans are hexadecimal
(opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding).
"""

import base64
import copy
import re

from google.protobuf import json_format
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest

# The identifiers, and how many hexadecimal digits each has.
DIGITS = {"traceId": 32, "spanId": 16, "parentSpanId": 16}


def spans(document):
    """Every span of a request, in order."""
    return [span for resource in document["resourceSpans"] for scope in resource["scopeSpans"] for span in scope["spans"]]


def faults(document):
    """Everything that is wrong with a request, as sentences."""
    found = [f"{key} is {part[key]!r}" for part in identified(document) for key, digits in DIGITS.items()
             if key in part and (not re.fullmatch(f"[0-9a-f]{{{digits}}}", part[key]) or not int(part[key], 16))]
    if found:
        return found
    document = copy.deepcopy(document)
    for part in identified(document):
        for key in DIGITS.keys() & part.keys():
            part[key] = base64.b64encode(bytes.fromhex(part[key])).decode()
    try:
        request = json_format.ParseDict(document, ExportTraceServiceRequest())
    except json_format.ParseError as error:
        return [str(error)]
    return tree_faults([span for resource in request.resource_spans for scope in resource.scope_spans for span in scope.spans])


def identified(document):
    """Every part of a request that has identifiers: spans and their links."""
    return [part for span in spans(document) for part in [span, *span.get("links", [])]]


def tree_faults(all_spans):
    """One trace, whose spans are inside one root and inside their parents' time, and whose links lead to earlier spans."""
    known = {span.span_id: span for span in all_spans}
    found = [] if len(known) == len(all_spans) else ["an identifier is there twice"]
    if len({span.trace_id for span in all_spans}) != 1 or sum(not span.parent_span_id for span in all_spans) != 1:
        found.append("not one trace with one root")
    for span in all_spans:
        parent = known.get(span.parent_span_id or span.span_id)
        if not span.name:
            found.append(f"no name: {span.span_id.hex()}")
        if not span.start_time_unix_nano < span.end_time_unix_nano:
            found.append(f"no duration: {span.name}")
        if parent is None:
            found.append(f"inside nothing: {span.name}")
        elif not (parent.start_time_unix_nano <= span.start_time_unix_nano
                  and span.end_time_unix_nano <= parent.end_time_unix_nano):
            found.append(f"not in the time of its parent: {span.name}")
        for link in span.links:
            cause = known.get(link.span_id)
            if link.trace_id != span.trace_id or not cause or cause.start_time_unix_nano >= span.start_time_unix_nano:
                found.append(f"linked to what is no earlier span: {span.name}")
    return found
