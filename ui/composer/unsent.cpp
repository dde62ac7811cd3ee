// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/unsent.h"

#include "ui/composer/message_edit.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QLatin1String kText("text");
constexpr QLatin1String kPasted("pasted");
constexpr QLatin1String kTo("to");
constexpr QLatin1String kWhisper("whisper");
constexpr QLatin1String kIdentity("identity");
constexpr QLatin1String kKeptTo("kept");
constexpr QLatin1String kMentioned("mentioned");

/// The first text and then the second, on a new line if both are not blank.
QString onNewLine(const QString &first, const QString &second)
{
    if (isBlank(first))
        return second;
    if (second.isEmpty())
        return first;
    return first + QStringView(u"\n").left(first.endsWith(u'\n') ? 0 : 1) + second;
}

QJsonArray idsToJson(const QList<base::ParticipantId> &ids)
{
    QJsonArray json;
    for (const base::ParticipantId &id : ids)
        json.append(id.value());
    return json;
}

QList<base::ParticipantId> idsFromJson(const QJsonValue &json)
{
    QList<base::ParticipantId> ids;
    for (const QJsonValue &id : json.toArray())
        ids.append(base::ParticipantId(id.toString()));
    return ids;
}

} // namespace

bool isBlank(const QString &text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); });
}

QString Unsent::wholeText() const { return onNewLine(text, pasted.join(u'\n')); }

bool Unsent::saysNothing() const
{
    return pictures.isEmpty() && isBlank(text) && std::all_of(pasted.begin(), pasted.end(), isBlank);
}

/// A whisper keeps its recipients, so that what the user writes next is not said aloud by mistake.
Unsent Unsent::of(const ports::Draft &draft)
{
    Unsent unsent{.text = draft.text,
                  .to = draft.to,
                  .whisper = draft.whisper,
                  .from = draft.from,
                  .kept = draft.whisper};
    if (!draft.whisper)
        std::copy_if(draft.to.begin(), draft.to.end(), std::back_inserter(unsent.mentioned),
                     [&](const base::ParticipantId &id) { return draft.mentions.contains(id); });
    if (draft.text.size() > MessageEdit::kLongestPaste) {
        unsent.pasted = {draft.text};
        unsent.text.clear();
    }
    for (const ports::DraftPicture &picture : draft.pictures)
        unsent.pictures.append(
            {{}, picture.jpeg, QSize(picture.width, picture.height), picture.description, picture.kept, {}});
    return unsent;
}

/// A joined whisper never gains listeners: if only one text is a whisper, its recipients remain; if both are,
/// only the recipients of both remain. That may be nobody; then the user has to choose.
Unsent Unsent::joined(const Unsent &first, const Unsent &second)
{
    Unsent both = first;
    both.whisper = first.whisper || second.whisper;
    if (second.whisper && !first.whisper)
        both.to = second.to;
    if (second.whisper && first.whisper)
        both.to.removeIf([&](const base::ParticipantId &id) { return !second.to.contains(id); });
    // A joined whisper keeps its recipients: the user has not chosen to say the next text aloud.
    both.kept = both.whisper || (both.to == second.to ? first.kept || second.kept : first.kept);
    both.mentioned = both.whisper ? QList<base::ParticipantId>() : first.mentioned;
    both.text = onNewLine(first.text, second.text);
    both.pasted = first.pasted + second.pasted;
    both.pictures = (first.pictures + second.pictures).mid(0, ports::Draft::kMostPictures);
    return both;
}

QString Unsent::toText() const
{
    Unsent words = *this;
    words.pictures.clear();
    if (words.isUntouched())
        return {};
    QJsonObject json{{kText, text},        {kPasted, QJsonArray::fromStringList(pasted)},
                     {kTo, idsToJson(to)}, {kWhisper, whisper},
                     {kKeptTo, kept},      {kIdentity, from.value()}};
    if (!mentioned.isEmpty())
        json.insert(kMentioned, idsToJson(mentioned));
    return QString::fromUtf8(QJsonDocument(json).toJson(QJsonDocument::Compact));
}

Unsent Unsent::fromText(const QString &text)
{
    const QJsonObject json = QJsonDocument::fromJson(text.toUtf8()).object();
    Unsent unsent;
    unsent.text = json[kText].toString();
    for (const QJsonValue &piece : json[kPasted].toArray())
        unsent.pasted.append(piece.toString());
    unsent.to = idsFromJson(json[kTo]);
    unsent.mentioned = idsFromJson(json[kMentioned]);
    unsent.whisper = json[kWhisper].toBool();
    unsent.kept = json[kKeptTo].toBool(unsent.whisper); // drafts without it kept their recipients
    unsent.from = base::ParticipantId(json[kIdentity].toString(unsent.from.value()));
    return unsent;
}

} // namespace studio::ui
