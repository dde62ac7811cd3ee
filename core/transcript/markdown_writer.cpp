// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/room_writer.h"

#include "core/explain/wording.h"
#include "core/transcript/whisper_words.h"

#include <QCoreApplication>
#include <QDate>

namespace studio::transcript {

using namespace Qt::StringLiterals;

namespace {

// What Markdown would take for markup stays text.
QString escaped(const QString &text)
{
    static const QString special = u"\\`*_{}[]<>#+-.!|~&"_s;
    QString plain;
    plain.reserve(text.size());
    for (const QChar c : text) {
        if (special.contains(c))
            plain += u'\\';
        plain += c;
    }
    return plain;
}

class MarkdownWriter final : public RoomWriter
{
public:
    MarkdownWriter(const explain::Names &names, const std::optional<base::ParticipantId> &witness)
        : m_names(names)
        , m_witness(witness)
    {
    }

    QByteArray begin(const model::Room &room, const QList<model::Persona> &) override
    {
        QString head = u"# %1\n"_s.arg(escaped(room.name));
        if (m_witness) {
            //: Under the title of a document: %1 is a companion, who has not heard what was whispered to
            //: others
            const QString whose = QCoreApplication::translate("MarkdownWriter", "As %1 witnessed it.");
            head += u"\n*%1*\n"_s.arg(escaped(whose.arg(m_names.of(*m_witness))));
        }
        return head.toUtf8();
    }

    QByteArray message(const model::MessageRow &row) override
    {
        QString block;
        if (row.time.date() != m_day) {
            m_day = row.time.date();
            block += u"\n## %1\n"_s.arg(m_day.toString(Qt::ISODate));
        }
        QString text = escaped(row.posted.message.text);
        text.replace(u'\n', u"  \n"_s); // a line break, not a new paragraph
        block += u"\n**%1:** %2\n"_s.arg(escaped(speakerWords(row.posted.message, m_names)), text);
        if (row.posted.message.isInterrupted()) {
            const QString why = row.posted.cause ? explain::causeText(*row.posted.cause) : QString();
            block += u"\n*%1*\n"_s.arg(
                escaped(QCoreApplication::translate("MarkdownWriter", "(interrupted: %1)").arg(why)));
        }
        return block.toUtf8();
    }

    QByteArray event(const model::Envelope &) override { return {}; }
    QByteArray end() override { return {}; }

private:
    explain::Names m_names;
    std::optional<base::ParticipantId> m_witness;
    QDate m_day;
};

} // namespace

std::unique_ptr<RoomWriter> markdownWriter(const explain::Names &names,
                                           const std::optional<base::ParticipantId> &witness)
{
    return std::make_unique<MarkdownWriter>(names, witness);
}

} // namespace studio::transcript
