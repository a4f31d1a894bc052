import { resolve } from 'node:path';
import { openFolderObjects } from './folder-objects.ts';
import type { ObjectStore } from './object-store.ts';
import { openS3Objects, type S3Bucket } from './s3-objects.ts';

/** Where objects are stored: a folder, or a bucket. */
export type ObjectsLocation = { readonly folder: string } | { readonly bucket: S3Bucket };

/** Environment variables that name a bucket's service and credentials, as other programs for S3 read them. */
type Environment = Readonly<Record<string, string | undefined>>;

/** What is missing or invalid: variables that are not set, or the address. */
export type NoLocation = 'credentials' | 'address';

const DEFAULT_REGION = 'us-east-1';

/** Joins the parts of a path, with one slash between them and none around. */
const withoutSlashes = (path: string): string =>
  path
    .split('/')
    .filter((part) => part !== '')
    .join('/');

/**
 * Base address of a bucket's objects: below the address of its service, else Amazon's own for the bucket; null if it is invalid.
 */
const toBase = ({ hostname: bucket, pathname }: URL, region: string, endpoint: string | undefined): string | null => {
  const folder = withoutSlashes(pathname);
  const prefix = folder === '' ? '' : `${folder}/`;
  if (endpoint === undefined) return `https://${bucket}.s3.${region}.amazonaws.com/${prefix}`;
  const service = URL.parse(endpoint);
  if (service === null || !/^https?:$/.test(service.protocol)) return null;
  return `${[service.origin, withoutSlashes(service.pathname), bucket].filter((part) => part !== '').join('/')}/${prefix}`;
};

/** Parses the location in `--objects`: `s3://bucket/prefix`, or a folder. */
export const readObjectsLocation = (value: string, environment: Environment): ObjectsLocation | NoLocation => {
  if (!value.startsWith('s3:')) return { folder: resolve(value) };
  const url = URL.parse(value);
  const readSetting = (...names: readonly string[]): string | undefined =>
    names.map((name) => environment[name]).find((one) => one !== undefined && one !== '');
  const region = readSetting('AWS_REGION', 'AWS_DEFAULT_REGION') ?? DEFAULT_REGION;
  const base = url?.hostname ? toBase(url, region, readSetting('AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL')) : null;
  if (base === null || url?.search !== '' || url.username !== '') return 'address';
  const [accessKeyId, secretAccessKey] = [readSetting('AWS_ACCESS_KEY_ID'), readSetting('AWS_SECRET_ACCESS_KEY')];
  if (accessKeyId === undefined || secretAccessKey === undefined) return 'credentials';
  const sessionToken = readSetting('AWS_SESSION_TOKEN');
  return {
    bucket: { base, region, accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) },
  };
};

export const openObjects = (location: ObjectsLocation): ObjectStore =>
  'folder' in location ? openFolderObjects(location.folder) : openS3Objects(location.bucket);
