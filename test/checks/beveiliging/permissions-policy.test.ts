import { permissionsPolicy } from '../../../lib/checks/beveiliging/permissions-policy.ts';
import { cases } from '../../kit/cases.ts';
import { http } from '../../kit/facts.ts';

const sent = (value: string) => ({ fresh: http({ 'permissions-policy': value }) });

cases(permissionsPolicy, {
  limited: [
    sent('camera=()'),
    sent('geolocation=(self), camera=*'),
    sent('usb=(self "https://partner.nl")'),
    { fresh: http({ 'permissions-policy': 'camera=()', 'feature-policy': "camera 'none'" }) },
  ],
  partlyRead: [sent('camera=(), kamera=()'), sent('camera=(zelf)'), sent('camera=none'), sent('geolocation=("self")')],
  open: [sent('camera=*'), sent('interest-cohort=()'), sent('geolocation=(*)'), sent('')],
  oldSyntax: [sent("camera 'none'; microphone 'self'"), { fresh: http({ 'feature-policy': "camera 'none'" }) }],
  unreadable: [sent('camera=('), sent('camera=none;;'), sent('Camera=()')],
  absent: [{ fresh: http() }],
});
