// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/trace.h"

#include "core/base/match.h"
#include "core/store/sqlite/sqlite_store.h"
#include "core/store/tables/room_table.h"
#include "core/wire/envelope_wire.h"
#include "core/wire/names.h"

#include <QPointer>

#include <utility>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using model::Envelope;

namespace {

QString idsOf(const QList<ParticipantId> &participants)
{
    QStringList ids;
    for (const ParticipantId &id : participants)
        ids.append(id.value());
    return ids.join(u' ');
}

QString lengthOf(const QString &text) { return u"%1 characters"_s.arg(text.size()); }

/// The value of a vote or a purchase; foreign words are not shown.
QString looselyShown(const model::LooseValue &value)
{
    if (const auto *text = std::get_if<QString>(&value))
        return text->size() <= 40 ? *text : lengthOf(*text);
    const auto *number = std::get_if<double>(&value);
    return number ? QString::number(*number) : u"?"_s;
}

QString causeOf(const std::optional<model::Cause> &cause)
{
    return cause ? u' ' + wire::nameOf(*cause) : QString();
}

QString detailOf(const model::FloorInputKind &input)
{
    return std::visit(
        base::Match{
            [](const model::Voted &voted) -> QString {
                return looselyShown(voted.state.from) + u' ' + looselyShown(voted.state.state) + u' ' +
                       looselyShown(voted.state.importance);
            },
            [](const model::VoteFailed &failed) -> QString {
                return failed.from.value() + u' ' + wire::nameOf(failed.cause);
            },
            [](const model::TurnOver &over) -> QString {
                return over.from.value() + u' ' + wire::nameOf(over.outcome) + causeOf(over.cause);
            },
            [](const model::Consume &consume) -> QString {
                return consume.from.value() + u' ' + looselyShown(consume.amount);
            },
            [](const model::Directed &directed) -> QString { return looselyShown(directed.choice); },
            [](const model::DirectorFailed &failed) -> QString { return wire::nameOf(failed.cause); },
            [](const model::RosterChanged &changed) -> QString { return idsOf(changed.companions); },
            [](const model::CompanionInput &of) -> QString { return of.companion.value(); },
            [](const model::OrderSet &order) -> QString { return idsOf(order.companions); },
            [](const auto &) -> QString { return QString(); },
        },
        input);
}

QString detailOf(const model::FloorOutputKind &line)
{
    return std::visit(base::Match{
                          [](const model::AskVotes &ask) -> QString { return idsOf(ask.voters); },
                          [](const model::AskDirector &ask) -> QString { return idsOf(ask.candidates); },
                          [](const model::StartTurn &start) -> QString { return start.companion.value(); },
                          [](const model::AbortTurn &abort) -> QString {
                              return abort.companion.value() + u' ' + wire::nameOf(abort.cause);
                          },
                          [](const model::Wake &wake) -> QString {
                              return wake.companion.value() + u' ' + wire::nameOf(wake.why);
                          },
                          [](const model::Consumed &consumed) -> QString {
                              return consumed.from.value() + (consumed.success ? u" sold"_s : u" refused"_s);
                          },
                          [](const model::Rest &rest) -> QString {
                              return wire::nameOf(rest.reason) + causeOf(rest.cause);
                          },
                          [](const model::Ignored &ignored) -> QString {
                              return ignored.what + u' ' + wire::nameOf(ignored.why);
                          },
                          [](const model::ClosingMoved &moved) -> QString { return moved.companion.value(); },
                          [](const model::Obligation &asked) -> QString {
                              return asked.owner.value() + u' ' + wire::nameOf(asked.state);
                          },
                          [](const auto &) -> QString { return QString(); },
                      },
                      line);
}

QString detailOf(const model::EnvelopeBody &body)
{
    return std::visit(base::Match{
                          [](const model::MessagePosted &posted) -> QString {
                              return posted.message.from.value() + u", "_s + lengthOf(posted.message.text) +
                                     (posted.message.whisper ? u", whispered"_s : QString());
                          },
                          [](const model::FloorTold &told) -> QString { return detailOf(told.input.kind); },
                          [](const model::FloorSaid &said) -> QString { return detailOf(said.output.kind); },
                          [](const model::Decided &decided) -> QString {
                              const std::optional<ParticipantId> &winner = decided.decision.winner;
                              return (winner ? winner->value() : u"nobody"_s) + u", "_s +
                                     wire::nameOf(decided.decision.rule);
                          },
                          [](const model::TurnEvent &event) -> QString { return event.companion.value(); },
                          [](const model::Action &action) -> QString { return action.from.value(); },
                          [](const model::Query &query) -> QString { return query.from.value(); },
                          [](const auto &) -> QString { return QString(); },
                      },
                      body);
}

/// The name that both lines of one call share.
QString nameOf(const llm::ModelRequest &request, const QString &model)
{
    return wire::nameOf(request.tag.purpose) + u' ' + idsOf(request.tag.companions) + u" by "_s + model;
}

QString endOf(const llm::ModelFinish &finish)
{
    const auto counted = [](const std::optional<qint64> &tokens, const QString &where) {
        return tokens ? u", %1 tokens "_s.arg(*tokens) + where : QString();
    };
    return finish.reason + counted(finish.inputTokens, u"in"_s) + counted(finish.outputTokens, u"out"_s);
}

QString endOf(const llm::ModelFailure &failure)
{
    return u"failed: "_s + wire::nameOf(failure.cause) +
           (failure.status ? u", HTTP %1"_s.arg(*failure.status) : QString());
}

} // namespace

Trace::Trace(QString room, store::SqliteStore &store, Write write)
    : m_room(std::move(room))
    , m_rooms(store)
    , m_write(std::move(write))
{
    readNames(); // one reader answers in order, so the names arrive before any room is open
    connect(&store, &store::SqliteStore::appended, this, &Trace::saved);
}

void Trace::readNames()
{
    m_rooms.rooms(this, [this](const base::Result<QList<model::RoomSummary>> &rooms) {
        if (!rooms)
            return;
        for (const model::RoomSummary &one : *rooms)
            m_names.insert(one.id, one.name);
    });
}

bool Trace::follows(const base::RoomId &room) const
{
    return m_room.isEmpty() || (!room.isEmpty() && (room.value() == m_room || m_names.value(room) == m_room));
}

void Trace::write(const base::RoomId &room, const QString &what) const
{
    if (follows(room))
        m_write(u"trace: "_s + (room.isEmpty() ? u"-"_s : m_names.value(room, room.value())) + u' ' + what);
}

void Trace::saved(const QList<Envelope> &batch)
{
    if (!m_names.contains(batch.first().room))
        readNames(); // the room was made in this run; its first lines have its id
    for (const Envelope &envelope : batch) {
        if (const auto *changed = std::get_if<model::RoomChanged>(&envelope.body))
            m_names.insert(envelope.room, changed->room.name);
        const QString detail = detailOf(envelope.body);
        write(envelope.room,
              u"#%1 %2 s %3%4"_s.arg(envelope.seq)
                  .arg(double(envelope.t.count()) / 1000, 0, 'f', 3)
                  .arg(wire::kindOf(envelope.body), detail.isEmpty() ? QString() : u": "_s + detail));
    }
}

// Listens first, so that the end of a call comes before the studio's reaction to it.
llm::ModelCall *TracedClient::start(const llm::ModelRequest &request, QObject *parent)
{
    llm::ModelCall *call = m_inner.start(request, parent);
    if (!m_trace || !m_trace->follows(request.tag.room))
        return call;
    const QString name = u"call "_s + nameOf(request, m_inner.traits(request.choice).name) + u": "_s;
    const auto write = [trace = QPointer(&*m_trace), room = request.tag.room, name](const QString &what) {
        if (trace)
            trace->write(room, name + what);
    };
    const auto end = [write, began = m_clock.steadyNow(), &clock = m_clock](const QString &how) {
        write(u"ends after %1 ms, "_s.arg((clock.steadyNow() - began).count()) + how);
    };
    write(u"begins"_s);
    QObject::connect(call, &llm::ModelCall::waiting, call, [write](const llm::ModelWait &wait) {
        write(u"waits, "_s + wire::nameOf(wait.trouble.cause));
    });
    QObject::connect(call, &llm::ModelCall::finished, call,
                     [end](const llm::ModelFinish &finish) { end(endOf(finish)); });
    QObject::connect(call, &llm::ModelCall::failed, call,
                     [end](const llm::ModelFailure &failure) { end(endOf(failure)); });
    return call;
}

} // namespace studio::app
