import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackages } from './licences.ts';

/** The bill of materials in CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/): what ships, nothing else. */

const ROOT = join(import.meta.dirname, '../..');

/** Package URL of npm (https://github.com/package-url/purl-spec): the scope's @ is escaped. */
const purlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Subresource integrity of the lockfile as a CycloneDX hash. */
const hashOf = (integrity: string) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex'),
});

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly integrity?: string; readonly dependencies?: Readonly<Record<string, string>> }>
  >;
}

/** Has no serial number and no time, so that the same sources give the same file. */
export const bill = (): object => {
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const { packages }: Lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const shipped = shippedPackages();
  const purls = new Map(shipped.map((one) => [one.name, purlOf(one.name, one.version)]));
  const dependsOn = (path: string) =>
    Object.keys(packages[path]?.dependencies ?? {}).flatMap((dependency) => purls.get(dependency) ?? []);
  const own = purlOf(name, version);

  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        'bom-ref': own,
        type: 'application',
        name,
        version,
        purl: own,
        licenses: [{ license: { id: license } }],
      },
    },
    components: shipped.map((one) => {
      const purl = purlOf(one.name, one.version);
      const { integrity } = packages[`node_modules/${one.name}`] ?? {};
      return {
        'bom-ref': purl,
        type: 'library',
        name: one.name,
        version: one.version,
        scope: 'required',
        ...(integrity === undefined ? {} : { hashes: [hashOf(integrity)] }),
        licenses: [{ license: { id: one.licence } }],
        purl,
      };
    }),
    dependencies: [
      { ref: own, dependsOn: dependsOn('') },
      ...shipped.map((one) => ({
        ref: purlOf(one.name, one.version),
        dependsOn: dependsOn(`node_modules/${one.name}`),
      })),
    ],
  };
};
