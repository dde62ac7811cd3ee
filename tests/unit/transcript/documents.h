// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/utc.h"
#include "core/transcript/room_writer.h"
#include "tests/support/builders.h"

#include <QTimeZone>

// A room with a talk in it, for the writers of documents.
namespace studio::tests::documents {

inline const ParticipantId kAya = companion(QStringLiteral("aya"));
inline const ParticipantId kKyoko = companion(QStringLiteral("kyoko"));
inline const QDateTime kStart(QDate(2026, 5, 31), QTime(14, 3), base::kUtc);

inline model::Room teaRoom()
{
    model::Room tea =
        room(QStringLiteral("Tea & <talk>")).with({QStringLiteral("aya"), QStringLiteral("kyoko")});
    tea.scene = QStringLiteral("A porch in the rain");
    return tea;
}

inline QList<model::Persona> teaPeople()
{
    model::Persona aya =
        persona(QStringLiteral("aya")).named(model::Language::English, QStringLiteral("Aya"));
    aya.colour = QStringLiteral("#c0392b");
    model::Persona kyoko =
        persona(QStringLiteral("kyoko")).named(model::Language::English, QStringLiteral("Kyoko"));
    kyoko.colour = QStringLiteral("#2b6cb0\"><script>");
    return {aya, kyoko};
}

inline transcript::DocumentStyle teaStyle(transcript::Detail detail = transcript::Detail::Talk)
{
    transcript::DocumentStyle style;
    style.names.shown = {{kAya, QStringLiteral("Aya")}, {kKyoko, QStringLiteral("Kyoko")}};
    style.detail = detail;
    style.colours = {{kAya, QStringLiteral("#c0392b")}, {kKyoko, teaPeople().last().colour}};
    return style;
}

inline model::MessageRow row(qint64 index, const ParticipantId &from, const QString &text, int seconds = 0)
{
    model::MessageRow row;
    row.posted.message = message(QStringLiteral("m%1").arg(index)).from(from).says(text);
    row.posted.index = index;
    row.seq = 2 + index * 10;
    row.time = kStart.addSecs(seconds);
    return row;
}

inline model::Envelope decided(const QList<model::Candidate> &candidates,
                               const std::optional<ParticipantId> &winner, qint64 seq = 5)
{
    model::Decision decision;
    decision.messageId = base::MessageId(QStringLiteral("m0"));
    decision.rule = model::Rule::Speak;
    decision.winner = winner;
    decision.candidates = candidates;
    model::Envelope envelope;
    envelope.seq = seq;
    envelope.topic = model::Topic::Decisions;
    envelope.time = kStart;
    envelope.body = model::Decided{base::Millis(1500), decision};
    return envelope;
}

/// The whole talk as a document.
inline QByteArray written(transcript::RoomWriter &writer, const QList<model::MessageRow> &rows,
                          const QList<model::Envelope> &events = {})
{
    QByteArray bytes = writer.begin(teaRoom(), teaPeople());
    for (const model::MessageRow &one : rows)
        bytes += writer.message(one);
    for (const model::Envelope &one : events)
        bytes += writer.event(one);
    return bytes + writer.end();
}

/// Texts that try to break a document.
inline QStringList hostileTexts()
{
    return {QStringLiteral("</div></body><script>alert(1)</script>"),
            QStringLiteral("\" onload=\"alert(1)\" x='"),
            QStringLiteral("' onmouseover='alert(1)"),
            QStringLiteral("<img src=x onerror=alert(1)><svg/onload=alert(1)>"),
            QStringLiteral("</style><link rel=stylesheet href=http://127.0.0.1:9/a.css>"),
            QStringLiteral("<!-- --!> ]]> <![CDATA[ &lt;b&gt; &#60;i&#62;"),
            QString(QChar(0)) + QStringLiteral("nul\x07\x1b[2J"),
            QString(QChar(0xd800)) + QStringLiteral("half") + QChar(0xdc00),
            QString(QChar(0x202e)) + QStringLiteral("turned") + QChar(0x2067) + QStringLiteral("never ended"),
            QStringLiteral("=HYPERLINK(\"http://x\")\r\n@cmd"),
            QStringLiteral("1\n00:00:00,000 --> 99:00:00,000\nNOTE x\n\n<v Evil>")};
}

} // namespace studio::tests::documents
