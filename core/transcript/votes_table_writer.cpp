// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/event_lines.h"
#include "core/transcript/room_writer.h"
#include "core/transcript/table_cell.h"
#include "core/wire/names.h"

namespace studio::transcript {

using namespace Qt::StringLiterals;
using model::Candidate;

namespace {

QString optionalName(const std::optional<base::ParticipantId> &id, const explain::Names &names)
{
    return id ? names.of(*id) : QString();
}

class VotesTableWriter final : public RoomWriter
{
public:
    explicit VotesTableWriter(const DocumentStyle &style)
        : m_style(style)
    {
    }

    QByteArray begin(const model::Room &, const QList<model::Persona> &) override
    {
        return "\xef\xbb\xbf" +
               tableLine({u"event"_s, u"time"_s, u"t_ms"_s, u"message"_s, u"rule"_s, u"winner"_s,
                          u"winner_name"_s, u"runner_up"_s, u"margin"_s, u"companion"_s, u"name"_s,
                          u"state"_s, u"importance"_s, u"selected"_s, u"closing"_s, u"cause"_s, u"won"_s});
    }

    QByteArray message(const model::MessageRow &) override { return {}; }

    // A decision without votes, as of somebody who was called upon, has one line too.
    QByteArray event(const model::Envelope &envelope) override
    {
        const auto *decided = std::get_if<model::Decided>(&envelope.body);
        if (!decided)
            return {};
        const model::Decision &decision = decided->decision;
        const QStringList head{QString::number(envelope.seq),
                               envelope.time.toUTC().toString(Qt::ISODateWithMs),
                               QString::number(decided->t.count()),
                               decision.messageId ? decision.messageId->value() : QString(),
                               wire::nameOf(decision.rule),
                               decision.winner ? decision.winner->value() : QString(),
                               optionalName(decision.winner, m_style.names),
                               decision.runnerUp ? decision.runnerUp->value() : QString(),
                               decision.margin ? QString::number(*decision.margin) : QString()};
        if (decision.candidates.isEmpty())
            return tableLine(head + QStringList(8));
        QByteArray lines;
        for (const Candidate &candidate : decision.candidates)
            lines += tableLine(head + vote(candidate, decision.winner == candidate.id));
        return lines;
    }

    QByteArray end() override { return {}; }

private:
    [[nodiscard]] QStringList vote(const Candidate &candidate, bool won) const
    {
        const auto truth = [](bool is) { return is ? u"true"_s : u"false"_s; };
        return {candidate.id.value(),
                m_style.names.of(candidate.id),
                wire::nameOf(candidate.state),
                candidate.isListed ? QString() : QString::number(candidate.importance),
                truth(candidate.selected),
                wire::nameOf(candidate.closing),
                candidate.cause ? wire::nameOf(*candidate.cause) : QString(),
                truth(won)};
    }

    DocumentStyle m_style;
};

} // namespace

std::unique_ptr<RoomWriter> votesTableWriter(const DocumentStyle &style)
{
    return std::make_unique<VotesTableWriter>(style);
}

} // namespace studio::transcript
