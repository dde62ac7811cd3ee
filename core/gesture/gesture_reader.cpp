// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gesture/gesture_reader.h"

#include "core/wire/object_reader.h"

namespace studio::gesture {

using namespace Qt::StringLiterals;
using base::Result;
using wire::Json;
using wire::ObjectReader;

namespace {

constexpr qsizetype kLargestFile = 32 * 1024;
constexpr qsizetype kMostPoints = 64;
constexpr qsizetype kMostAliases = 16;
constexpr qint64 kShortest = 200; // milliseconds
constexpr qint64 kLongest = 10'000;

Mark readMark(ObjectReader &reader)
{
    const QString name = reader.optionalText("mark").value_or(QString());
    const QList<std::pair<QLatin1StringView, Mark>> names{{"dots"_L1, Mark::Dots},
                                                          {"sleep"_L1, Mark::Sleep},
                                                          {"breath"_L1, Mark::Breath},
                                                          {"sparkle"_L1, Mark::Sparkle},
                                                          {"exclaim"_L1, Mark::Exclaim}};
    for (const auto &[word, mark] : names)
        if (name == word)
            return mark;
    if (!name.isEmpty())
        reader.wrong("mark", u"\"%1\" is not one of its names"_s.arg(name));
    return Mark::None;
}

QMap<model::Language, QStringList> readAliases(ObjectReader &reader)
{
    QMap<model::Language, QStringList> aliases;
    const Json *object = reader.any("aliases");
    if (!object)
        return aliases;
    ObjectReader languages(*object, u"aliases"_s, ObjectReader::Unknown::Refuse);
    for (const auto language :
         {model::Language::English, model::Language::Japanese, model::Language::Chinese}) {
        const QByteArray key = wire::nameOf(language).toUtf8();
        const QStringList words = languages.texts(key.constData());
        if (words.isEmpty() || words.size() > kMostAliases || words.contains(QString()))
            languages.wrong(key.constData(), u"needs some words"_s);
        aliases.insert(language, words);
    }
    if (const auto flaw = languages.flaw())
        reader.wrong("aliases", flaw->text);
    return aliases;
}

/// Reads [at, value]: `at` is inside the gesture and after the previous point, the value in the joint's
/// range.
std::optional<Track::Point> readPoint(const Json &json, const JointRange &range, double after)
{
    if (!json.is_array() || json.size() != 2 || !json[0].is_number() || !json[1].is_number())
        return std::nullopt;
    const Track::Point point{json[0].get<double>(), json[1].get<double>()};
    const bool inOrder = point.at > after && point.at < 1;
    const bool inRange = point.value >= range.lowest && point.value <= range.highest;
    return inOrder && inRange ? std::optional(point) : std::nullopt;
}

std::optional<Track> readTrack(const QString &name, const Json &json)
{
    const std::optional<Joint> joint = jointOf(name);
    if (!joint || !json.is_array() || json.empty() || qsizetype(json.size()) > kMostPoints)
        return std::nullopt;
    const JointRange &range = rangeOf(*joint);
    Track track{*joint, {{0, range.rest}}};
    for (const Json &each : json) {
        const std::optional<Track::Point> point = readPoint(each, range, track.points.last().at);
        if (!point)
            return std::nullopt;
        track.points.append(*point);
    }
    track.points.append({1, range.rest});
    return track;
}

QList<Track> readTracks(ObjectReader &reader)
{
    QList<Track> tracks;
    const Json *object = reader.any("tracks");
    if (!object || !object->is_object() || object->empty()) {
        reader.wrong("tracks", u"is missing"_s);
        return tracks;
    }
    for (const auto &[key, json] : object->items()) {
        const QString name = QString::fromStdString(key);
        if (const std::optional<Track> track = readTrack(name, json))
            tracks.append(*track);
        else
            reader.wrong("tracks", u"\"%1\" is no joint or has a wrong point"_s.arg(name));
    }
    return tracks;
}

} // namespace

Result<Gesture> readGesture(const QByteArray &json)
{
    if (json.size() > kLargestFile)
        return tl::unexpected(base::Error{base::ErrorCode::Malformed, u"gesture: larger than 32 KiB"_s, {}});
    const Result<Json> parsed = wire::parse(json, wire::Duplicates::Refuse);
    if (!parsed)
        return tl::unexpected(parsed.error());
    ObjectReader reader(*parsed, u"gesture"_s, ObjectReader::Unknown::Refuse);
    Gesture gesture;
    gesture.name = reader.requiredId("name");
    gesture.meaning = reader.requiredId("meaning");
    gesture.aliases = readAliases(reader);
    if (gesture.aliases.isEmpty())
        reader.wrong("aliases", u"is missing"_s);
    gesture.takesTarget = reader.boolean("takesTarget", false);
    gesture.duration = base::Millis(reader.requiredWhole("milliseconds", kShortest, kLongest));
    gesture.interruptible = reader.boolean("interruptible", true);
    gesture.peak = reader.number("peak").value_or(0.5);
    if (!(gesture.peak > 0 && gesture.peak < 1))
        reader.wrong("peak", u"is not inside the gesture"_s);
    gesture.emotion = reader.optionalName<model::Emotion>("emotion");
    gesture.mark = readMark(reader);
    gesture.tracks = readTracks(reader);
    return reader.result(gesture);
}

} // namespace studio::gesture
