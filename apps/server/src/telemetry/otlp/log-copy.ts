import { type Attributes, type Logger, SeverityNumber } from '@opentelemetry/api';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-proto';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import type { OtlpSettings } from '../otlp-settings.ts';
import { closeInTime, resourceOf } from './resource.ts';

export type LogCopy = {
  write(line: string): void;
  close(): Promise<void>;
};

/** Reads `OTEL_EXPORTER_OTLP_HEADERS` and `…_TIMEOUT` itself. */
export function openLogCopy(settings: OtlpSettings): LogCopy {
  const exporter = new OTLPLogExporter({ url: `${settings.endpoint}/v1/logs` });
  const provider = new LoggerProvider({
    resource: resourceOf(settings),
    processors: [new BatchLogRecordProcessor({ exporter })],
  });
  const logger = provider.getLogger('ilaneer');
  return {
    write: (line) => copyLine(logger, line),
    close: () => closeInTime([provider.shutdown()]),
  };
}

function copyLine(logger: Logger, line: string): void {
  // pino writes objects only.
  const { level, time, msg, ...rest }: Readonly<Record<string, unknown>> = JSON.parse(line);
  logger.emit({
    timestamp: Number(time),
    ...severityOf(Number(level)),
    body: typeof msg === 'string' ? msg : '',
    attributes: attributesOf(rest),
  });
}

const SEVERITIES = [
  { upTo: 10, severityNumber: SeverityNumber.TRACE, severityText: 'TRACE' },
  { upTo: 20, severityNumber: SeverityNumber.DEBUG, severityText: 'DEBUG' },
  { upTo: 30, severityNumber: SeverityNumber.INFO, severityText: 'INFO' },
  { upTo: 40, severityNumber: SeverityNumber.WARN, severityText: 'WARN' },
  { upTo: 50, severityNumber: SeverityNumber.ERROR, severityText: 'ERROR' },
] as const;

function severityOf(level: number): { severityNumber: SeverityNumber; severityText: string } {
  const found = SEVERITIES.find(({ upTo }) => level <= upTo);
  const { severityNumber, severityText } = found ?? {
    severityNumber: SeverityNumber.FATAL,
    severityText: 'FATAL',
  };
  return { severityNumber, severityText };
}

/** Flattened for search. */
function attributesOf(fields: Readonly<Record<string, unknown>>): Attributes {
  const entries = Object.entries(fields).map(([name, value]): [string, string | number | boolean] => {
    const isFlat = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return [name, isFlat ? value : JSON.stringify(value)];
  });
  return Object.fromEntries(entries);
}
