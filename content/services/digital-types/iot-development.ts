import { appTypePath, articlePath, PORTFOLIO, PRODUCTS, webTypePath } from '#shared/paths.ts';
import { company } from '../../company.ts';
import { interfaceNetworkGap } from '../../pictures/interface/network-gap.ts';
import type { DigitalService } from './digital-type-copy.ts';
import { iotHardware } from './iot-hardware.ts';

const FIRMWARE = `void start_reporting(void) {
  const esp_mqtt_client_config_t conf = {
    .broker = {
      .address.uri =
          "mqtts://broker.example",
      .verification.crt_bundle_attach =
          esp_crt_bundle_attach,
    },
    // Silent for 23 s: the last will.
    .session.keepalive = 15,
    .session.last_will = {
      .topic = "plant/line-2/status",
      .msg = "offline",
      .qos = 1,
      .retain = true,
    },
  };
  client = esp_mqtt_client_init(&conf);
  esp_mqtt_client_start(client);
}

// MQTT_OUTBOX_EXPIRED_TIMEOUT_MS is 1 h:
// by default the outbox drops what has
// waited for 30 s.
void report_current(float amps) {
  char reading[48];
  snprintf(reading, sizeof reading,
      "{\\"at\\":%lld,\\"amps\\":%.2f}",
      (long long)time(NULL), amps);
  esp_mqtt_client_enqueue(
      client, "plant/line-2/current",
      reading, 0, 1, 0, true);
}`;

const ANDROID = `private const val TOPIC =
  "plant/line-2/current"

@Serializable
@Entity(primaryKeys = ["at"])
data class Reading(
  val at: Long,
  val amps: Double,
)

// Line 2, while a screen collects it.
fun readings(
  client: Mqtt5AsyncClient,
): Flow<Reading> = callbackFlow {
  client.subscribeWith()
    .topicFilter(TOPIC)
    .qos(MqttQos.AT_LEAST_ONCE)
    .callback { message ->
      val text =
        String(message.payloadAsBytes)
      val reading: Reading =
        Json.decodeFromString(text)
      trySend(reading)
    }
    .send()
    .await()

  awaitClose {
    client.unsubscribeWith()
      .topicFilter(TOPIC).send()
  }
}

// QoS 1 may repeat: time is the key.
@Dao
interface ReadingDao {
  @Upsert
  suspend fun keep(reading: Reading)

  @Query(
    "SELECT * FROM Reading ORDER BY at"
  )
  fun all(): Flow<List<Reading>>
}`;

const BROKER = `14:02:10  line-2  amps 41.20
14:02:20  line-2  amps 41.35
14:02:43  line-2  status offline
          last will published
14:09:02  line-2  status online
14:09:05  line-2  40 readings, queued
          14:02:30 to 14:09:00
14:09:10  line-2  amps 40.87

lost 0, twice 0`;

export const iotDevelopment: DigitalService = {
  title: 'IoT development',
  description:
    'Connected devices from Tamra Works: board, firmware, broker and Android app by one team in Indore, with readings that survive a bad network.',
  banner: {
    badge: 'IoT development',
    title: 'Devices that keep reporting,',
    highlight: 'even when the network does not',
    subtitle:
      'We design the board, write the firmware, run the broker and build the Android app that shows the reading: one team, answerable for all of it.',
  },
  change: {
    form: 'meter',
    name: 'Reading the meter of line 2',
    before: {
      choice: 'Meter sheet',
      said: 'Three readings in amps a day, one of them guessed. The peak at 15:10 is on no sheet.',
    },
    after: {
      choice: 'Board and screen',
      said: 'A reading every 10 s. The peak is seen while it happens, and the time is that of the board.',
    },
    sheet: [
      ['06:00', '41.2'],
      ['14:00', '47', '46?'],
      ['22:00', '38.9'],
      ['next day', '40', 'not read'],
    ],
    live: {
      title: 'Line 2, current',
      value: '61.8 A',
      note: '15:10, above its limit of 60 A for 4 min. Shift lead called.',
    },
  },
  picture: interfaceNetworkGap,
  capabilities: {
    title: 'What we take on',
    text: 'Start anywhere in this list. If you have a board already, we begin with its firmware; if you have the data, with the screen.',
    layout: 'board',
    points: [
      {
        icon: 'circuit-board',
        title: 'Sensor boards and gateways',
        text: 'Drawn in KiCad, tested on our bench. First samples in six to eight weeks.',
      },
      {
        icon: 'radio',
        title: 'The right radio for the place',
        text: 'Wi-Fi, Bluetooth LE, 433 MHz or a cable, chosen after a walk through your building.',
      },
      {
        icon: 'download',
        title: 'Updates over the air',
        text: 'Signed images, two slots, and a way back if the new firmware does not check in.',
      },
      {
        icon: 'smartphone',
        title: 'Android apps for the floor',
        text: 'Pair a device, see its last reading, and keep every entry through a dead spot.',
      },
      {
        icon: 'database',
        title: 'Readings that can be searched',
        text: 'Stored by device and time, thinned out with age, and exported whenever you ask.',
      },
      {
        icon: 'triangle-alert',
        title: 'Alarms that are answered',
        text: 'Sent to one named person first, then to the next, with the reading that caused them.',
      },
    ],
  },
  demo: {
    title: 'One reading, from the board to the app',
    description:
      'The current of a production line leaves the board as MQTT and arrives in an Android app. These are the two ends of it.',
    codeAt: 'end',
    features: [
      'TLS checked against the certificate bundle on the device',
      'A last will, so silence is noticed within 23 s',
      'Readings queue with their own time meanwhile',
      'The app unsubscribes when the screen closes',
    ],
    code: [
      { id: 'code-firmware', label: 'Firmware, ESP32', file: 'report.c', text: FIRMWARE },
      { id: 'code-android', label: 'Android', file: 'Readings.kt', text: ANDROID },
    ],
    run: { file: 'Broker, six minutes without a network', text: BROKER },
  },
  hardware: iotHardware,
  resources: {
    title: 'Before you write to us',
    cards: [
      {
        title: 'Prototype with our modules',
        badge: 'Hardware',
        description:
          'Motor driver, relay, infrared and radio modules, each with its table of values. Enough to find out whether the idea holds.',
        actions: [{ label: 'See the four modules', to: PRODUCTS }],
      },
      {
        title: 'What a sensor should decide by itself',
        badge: 'Story',
        description:
          'From our talk on machine learning in IoT: what to leave on the board and what to send on.',
        actions: [{ label: 'Read the story', to: articlePath('ai-ml-in-iot') }],
      },
      {
        title: 'The app above the device',
        badge: 'Service',
        description: 'How we build for Android, from pairing and permissions to a release in the store.',
        actions: [
          { label: 'Android apps', to: appTypePath('android-app-development') },
          { label: 'Node.js servers', to: webTypePath('nodejs-development') },
        ],
      },
    ],
  },
  cta: {
    title: 'Plan the first device with us',
    description:
      'Tell us what you want to measure and where. We come back with a board, a radio and a price for one.',
    metrics: [
      { value: company.figures.years, label: 'years of engineering' },
      {
        value: '50K+',
        label: 'developers: the community of the open-source IoT tools we build with, as its maker counts it',
      },
      {
        value: '80%',
        label: 'faster time to market: the best case reported for programmes on ready-made boards',
      },
    ],
    second: { label: 'See our projects', to: PORTFOLIO },
  },
};
