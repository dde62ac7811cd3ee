// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/row_content.h"

#include "core/base/sentences.h"
#include "core/explain/names.h"
#include "core/model/participants.h"
#include "core/model/past/deletion.h"
#include "core/model/witness.h"
#include "ui/transcript/emotion.h"
#include "ui/transcript/transcript_model.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kLongestName = 120;    // UTF-16 units; a name is one line
constexpr qsizetype kLongestSpoken = 2000; // a screen reader does not get a whole pasted file

struct Transcript
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::Transcript)
};

QString oneLine(const QString &name) { return name.left(kLongestName).simplified(); }

QString asideOf(const TranscriptModel &model, const model::Message &message)
{
    if (!message.whisper)
        return {};
    QStringList names;
    for (const base::ParticipantId &id : message.to)
        names.append(oneLine(model.speaker(id).name));
    if (names.isEmpty())
        return Transcript::tr("whispered");
    if (message.to.size() == 1 && model::isUser(message.to.first()) && !model::isUser(message.from))
        return Transcript::tr("whispered to you");
    //: %1 is a name or a list of names
    return Transcript::tr("whispered to %1").arg(names.join(u", "_s).left(kLongestName));
}

QString markOf(const model::MessagePosted &posted, const RowWords &words)
{
    if (posted.way != model::MessagePosted::Way::Interrupted && !posted.message.isInterrupted())
        return posted.cutShort ? Transcript::tr("— stopped at the token limit") : QString();
    if (!posted.cause || !words.causeText)
        return Transcript::tr("— interrupted");
    //: %1 is the cause, such as "you spoke"
    return Transcript::tr("— interrupted: %1").arg(words.causeText(*posted.cause));
}

QString timeOf(const model::MessageRow &row, const QLocale &locale)
{
    const QTime time = row.time.toLocalTime().time();
    // The short time format of the C locale has seconds, unlike that of any country.
    return locale.language() == QLocale::C ? time.toString(u"HH:mm"_s)
                                           : locale.toString(time, QLocale::ShortFormat);
}

// The day above a row that begins a new day. Empty while the neighbour of the row is not loaded.
QString dayAbove(const TranscriptModel &model, qint64 row, const QDateTime &time, const RowWords &words)
{
    const QDate day = time.toLocalTime().date();
    const model::MessageRow *before = model.message(row - 1);
    if (!day.isValid() || (row > 0 && (!before || before->time.toLocalTime().date() == day)))
        return {};
    return dayLine(day, words);
}

void fillSpeaker(RowContent &content, const TranscriptModel &model, const base::ParticipantId &id)
{
    const Speaker speaker = model.speaker(id);
    content.kind = model::isUser(id) ? RowContent::Kind::User : RowContent::Kind::Other;
    content.speaker = id;
    content.name = oneLine(speaker.name);
    content.colour = speaker.colour;
    content.aside = speaker.mark;
}

void fillMessage(RowContent &content, const TranscriptModel &model, const model::MessageRow &row,
                 const RowWords &words)
{
    const model::Message &message = row.posted.message;
    fillSpeaker(content, model, message.from);
    if (!message.program.isEmpty())
        content.aside = oneLine(explain::programMark(message.program));
    const QString aside = asideOf(model, message);
    if (!aside.isEmpty())
        content.aside = content.aside.isEmpty() ? aside : QString(content.aside + u" · "_s + aside);
    if (row.original)
        content.aside = content.aside.isEmpty()
                            ? Transcript::tr("edited")
                            : QString(content.aside + u" · "_s + Transcript::tr("edited"));
    content.emotion = emotionLabel(message.metadata);
    content.time = timeOf(row, words.locale);
    content.text = message.text;
    content.isWhisper = message.whisper;
    content.mark = markOf(row.posted, words);
    for (const model::MessagePicture &picture : message.pictures) {
        const QString id = RowPictures::idOf(message.id, int(content.pictures.size()));
        content.pictures.append(
            {id, QSize(picture.width, picture.height),
             picture.description.isEmpty() ? Transcript::tr("Picture") : picture.description});
    }
    if (message.heardUntil)
        content.heardUntil = std::clamp<qint64>(*message.heardUntil, 0, message.text.size());
}

void addNotes(QStringList &texts, QList<OpenableNote> &opens, const QStringList &plain,
              const QList<OpenableNote> &openable)
{
    texts = plain;
    opens.resize(plain.size());
    for (const OpenableNote &note : openable) {
        texts.append(note.text);
        opens.append(note);
    }
}

QString warningsIn(const QList<OpenableNote> &notes)
{
    QStringList sentences;
    for (const OpenableNote &note : notes) {
        if (note.warns)
            sentences.append(note.text);
    }
    return base::joinedSentences(sentences).left(kLongestSpoken);
}

} // namespace

RowContent rowContent(const TranscriptModel &model, qint64 row, const RowWords &words)
{
    RowContent content;
    addNotes(content.notesAfter, content.opensAfter, model.notesAfter(row), model.openableAfter(row));
    if (row == 0)
        addNotes(content.notesBefore, content.opensBefore, model.notesAfter(-1), model.openableBefore());

    if (model.hasNotesAlone())
        content.kind = RowContent::Kind::Notes;
    else if (model.isStreaming(row)) {
        fillSpeaker(content, model, model.streaming()->companion);
        content.text = model.streaming()->text;
        content.day = dayAbove(model, row, model.streaming()->began, words);
        content.isStreaming = true;
    } else if (const model::MessageRow *message = model.message(row)) {
        content.day = dayAbove(model, row, message->time, words);
        if (model::isDeleted(*message))
            content.kind = RowContent::Kind::Deleted;
        else
            fillMessage(content, model, *message, words);
    }
    return content;
}

QString dayLine(QDate day, const RowWords &words)
{
    if (words.today.isValid() && day == words.today)
        return Transcript::tr("Today");
    if (words.today.isValid() && day == words.today.addDays(-1))
        return Transcript::tr("Yesterday");
    return words.locale.toString(day, QLocale::LongFormat);
}

// Names everybody who could have witnessed a whisper.
QString heardByWords(const TranscriptModel &model, const model::Message &message)
{
    if (!message.whisper)
        return Transcript::tr("Heard by everyone");
    QStringList names;
    for (const base::ParticipantId &id : QList<base::ParticipantId>{message.from} + message.to) {
        if (!model::isUser(id) && model::witnesses(id, message))
            names.append(oneLine(model.speaker(id).name));
    }
    names.removeDuplicates();
    if (names.isEmpty())
        return Transcript::tr("Only you know this");
    //: %1 is a name or a list of names
    return Transcript::tr("Heard by you and %1").arg(names.join(u", "_s).left(kLongestName));
}

QString spokenLine(const RowContent &content, const QString &text)
{
    if (content.kind == RowContent::Kind::Missing)
        return Transcript::tr("Message not loaded yet");
    const QString before = warningsIn(content.opensBefore);
    if (content.kind == RowContent::Kind::Notes)
        return before;
    if (content.kind == RowContent::Kind::Deleted)
        return base::joinedPhrases(content.notesAfter);
    QStringList head{content.name};
    for (const QString &part : {content.aside, content.emotion, content.time}) {
        if (!part.isEmpty())
            head.append(part);
    }
    const QString said = head.join(u", "_s) + u": "_s + text.left(kLongestSpoken);
    const QString line = base::joinedPhrases({content.day, said});
    return base::joinedSentences({before, line, content.mark, warningsIn(content.opensAfter)});
}

} // namespace studio::ui
