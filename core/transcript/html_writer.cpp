// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/wording.h"
#include "core/model/participants.h"
#include "core/transcript/document_words.h"
#include "core/transcript/event_lines.h"
#include "core/transcript/html_style.h"
#include "core/transcript/html_text.h"
#include "core/transcript/room_writer.h"
#include "core/transcript/whisper_words.h"

#include <QCryptographicHash>
#include <QDate>

#include <algorithm>

namespace studio::transcript {

using namespace Qt::StringLiterals;
using base::ParticipantId;

namespace {

QByteArray languageTag(model::Language language)
{
    switch (language) {
    case model::Language::Japanese: return "ja";
    case model::Language::Chinese: return "zh-Hans";
    case model::Language::English: break;
    }
    return "en";
}

// One letter as people see it, which may be several units of UTF-16.
QString firstLetter(const QString &name)
{
    const QString clean = cleanText(name.trimmed());
    return clean.isEmpty() ? u"?"_s : clean.left(clean.at(0).isHighSurrogate() ? 2 : 1).toUpper();
}

class HtmlWriter final : public RoomWriter
{
public:
    explicit HtmlWriter(const DocumentStyle &style)
        : m_style(style)
    {
    }

    QByteArray begin(const model::Room &room, const QList<model::Persona> &personas) override
    {
        m_lines = EventLines(m_style, room.policy);
        for (const model::Persona &persona : personas)
            addPerson(persona.id);
        for (const model::Guest &guest : room.guests)
            addPerson(guest.id);
        for (const model::Identity &identity : room.identities)
            addPerson(identity.id);
        addPerson(ParticipantId(u"user"_s));
        return head(room) + header(room, personas) + "<main>\n";
    }

    QByteArray message(const model::MessageRow &row) override
    {
        m_lines.pass(row);
        const model::Message &message = row.posted.message;
        const QByteArray side = model::isUser(message.from) ? " u" : "";
        const QString name = m_style.names.of(message.from);
        const QString speaker = speakerWords(message, m_style.names);
        // What follows the name is told apart from it, so that it can be paler.
        const QString aside = speaker.startsWith(name) ? speaker.mid(name.size()) : u' ' + speaker;
        QByteArray block = day(row.time);
        block += "<article class=\"m " + person(message.from) + side + "\">" + face(message.from);
        block += "<div class=\"b\"><h3><bdi>" + escapedHtml(name) + "</bdi>";
        if (!aside.isEmpty())
            block += "<span class=\"w\">" + escapedHtml(aside) + "</span>";
        block +=
            time(row.time) + "</h3><div class=\"t\" dir=\"auto\">" + messageHtml(message.text) + "</div>";
        if (const QString cut = cutWords(row.posted); !cut.isEmpty())
            block += "<p class=\"c\">" + escapedHtml(cut) + "</p>";
        return block + "</div></article>\n";
    }

    QByteArray event(const model::Envelope &envelope) override
    {
        const auto lines = m_lines.of(envelope);
        if (!lines)
            return {};
        const auto *decided = std::get_if<model::Decided>(&envelope.body);
        return day(envelope.time) + (decided ? decision(decided->decision, *lines) : line(*lines));
    }

    QByteArray call(const model::CallRecord &record) override
    {
        const auto words = m_lines.of(record);
        return words ? day(endOf(record)) + line(*words) : QByteArray();
    }

    QByteArray end() override
    {
        return QByteArray(m_day.isValid() ? "</section>\n" : "") + "</main>\n</body>\n</html>\n";
    }

private:
    void addPerson(const ParticipantId &id)
    {
        if (!m_people.contains(id))
            m_people.append(id);
    }

    // Whoever is not listed gets the last class, which is the user's.
    [[nodiscard]] QByteArray person(const ParticipantId &id) const
    {
        const qsizetype place = m_people.indexOf(id);
        return "p" + QByteArray::number(place >= 0 ? place : m_people.size() - 1);
    }

    [[nodiscard]] QByteArray face(const ParticipantId &id) const
    {
        return "<span class=\"face\" aria-hidden=\"true\">" +
               escapedHtml(firstLetter(m_style.names.plain(id))) + "</span>";
    }

    [[nodiscard]] QByteArray time(const QDateTime &time) const
    {
        return "<time datetime=\"" + time.toUTC().toString(Qt::ISODate).toUtf8() + "\">" +
               escapedHtml(clockWords(m_style, time)) + "</time>";
    }

    [[nodiscard]] QByteArray head(const model::Room &room) const
    {
        const QByteArray style = htmlStyle(m_style, m_people);
        const QByteArray hash = QCryptographicHash::hash(style, QCryptographicHash::Sha256).toBase64();
        return "<!DOCTYPE html>\n<html lang=\"" + languageTag(m_style.language) +
               "\" dir=\"ltr\">\n<head>\n<meta charset=\"utf-8\">\n"
               "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
               "'sha256-" +
               hash +
               "'; img-src data:\">\n<meta name=\"viewport\" content=\"width=device-width, "
               "initial-scale=1\">\n"
               "<meta name=\"color-scheme\" content=\"light dark\">\n"
               "<meta name=\"referrer\" content=\"no-referrer\">\n"
               "<meta name=\"generator\" content=\"Companion Studio\">\n<title>" +
               escapedHtml(room.name.simplified()) + "</title>\n<style>" + style +
               "</style>\n</head>\n<body>\n";
    }

    [[nodiscard]] QByteArray header(const model::Room &room, const QList<model::Persona> &personas) const
    {
        QByteArray head = "<header>\n<h1 dir=\"auto\">" + escapedHtml(room.name.simplified()) + "</h1>\n";
        for (const QString &words : {witnessWords(m_style), room.scene}) {
            if (!words.isEmpty())
                head += "<p class=\"intro\" dir=\"auto\">" + escapedHtml(words) + "</p>\n";
        }
        if (personas.isEmpty())
            return head + "</header>\n";
        //: For those who have a page read aloud: the list of the companions at its top
        head += "<ul class=\"people\" aria-label=\"" + escapedHtml(RoomDocument::tr("Companions")) + "\">\n";
        for (const model::Persona &persona : personas) {
            head += "<li class=\"" + person(persona.id) + "\">" + face(persona.id) + "<bdi>" +
                    escapedHtml(m_style.names.of(persona.id)) + "</bdi></li>\n";
        }
        return head + "</ul>\n</header>\n";
    }

    [[nodiscard]] static QByteArray line(const QString &words)
    {
        return "<p class=\"e\" dir=\"auto\">" + escapedHtml(words) + "</p>\n";
    }

    QByteArray day(const QDateTime &time)
    {
        const QDate day = time.toTimeZone(m_style.zone).date();
        if (day == m_day || !day.isValid())
            return {};
        const bool isFirst = !std::exchange(m_day, day).isValid();
        const QByteArray id = "day" + QByteArray::number(++m_days);
        return QByteArray(isFirst ? "" : "</section>\n") + "<section aria-labelledby=\"" + id +
               "\">\n<h2 id=\"" + id + "\"><time datetime=\"" + day.toString(Qt::ISODate).toUtf8() + "\">" +
               escapedHtml(dayWords(m_style, time)) + "</time></h2>\n";
    }

    // The line of the votes is a table here; what is told beside it stays.
    [[nodiscard]] QByteArray decision(const model::Decision &decision, const QString &lines) const
    {
        QStringList told = lines.split(u'\n');
        told.removeAll(u"  "_s + votesLine(decision, m_style.names));
        QByteArray block =
            "<div class=\"d\" role=\"note\"><p dir=\"auto\">" + escapedHtml(told.join(u'\n')) + "</p>";
        QByteArray rows;
        for (const model::Candidate &candidate : decision.candidates) {
            if (candidate.cause != model::Cause::NotAsked && !candidate.isListed)
                rows += vote(candidate, decision.winner == candidate.id);
        }
        if (!rows.isEmpty())
            block += "<table class=\"v\">" + rows + "</table>";
        return block + "</div>\n";
    }

    [[nodiscard]] QByteArray vote(const model::Candidate &candidate, bool won) const
    {
        QString words =
            candidate.cause ? explain::causeText(*candidate.cause) : explain::voteStateText(candidate.state);
        if (candidate.selected)
            words += u" ★"_s;
        if (candidate.closing != model::Closing::None)
            words += u" ("_s + explain::closingText(candidate.closing) + u')';
        const int importance = std::clamp(candidate.importance, 0, 10);
        const QByteArray number =
            candidate.cause ? QByteArray("–") : QByteArray::number(candidate.importance);
        return "<tr class=\"" + person(candidate.id) + (won ? " won" : "") + "\"><th scope=\"row\"><bdi>" +
               escapedHtml(m_style.names.of(candidate.id)) + "</bdi></th><td class=\"n\">" + number +
               "</td><td><span class=\"i i" + QByteArray::number(importance) + "\"><b></b></span></td><td>" +
               escapedHtml(words) + "</td></tr>";
    }

    DocumentStyle m_style;
    EventLines m_lines;
    QList<ParticipantId> m_people;
    QDate m_day;
    int m_days = 0;
};

} // namespace

std::unique_ptr<RoomWriter> htmlWriter(const DocumentStyle &style)
{
    return std::make_unique<HtmlWriter>(style);
}

} // namespace studio::transcript
