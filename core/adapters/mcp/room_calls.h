// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/mcp/attention.h"
#include "core/adapters/mcp/holders.h"
#include "core/adapters/mcp/room_texts.h"
#include "core/adapters/mcp/tool_table.h"
#include "core/adapters/mcp/turn_waits.h"
#include "core/adapters/room/door_report.h"
#include "core/adapters/room/voice.h"
#include "core/studio/ports/guest_port.h"

#include <functional>
#include <memory>

namespace studio::adapters::mcp {

/// The caller of one request.
struct Caller
{
    std::shared_ptr<Holder> holder;
    Voice voice;
};

/// The result of a tool: structured as JSON text, or a sentence about the error.
struct ToolResult
{
    QByteArray structured; ///< JSON text of an object that fits the tool's output schema; empty with error
    QString error;
    [[nodiscard]] bool isError() const { return structured.isEmpty(); }
};

/// Carries out the tools' calls in the room that the mirror follows. On the studio thread.
class RoomCalls : public QObject
{
    Q_OBJECT

public:
    using Then = std::function<void(const ToolResult &)>;

    struct Needs
    {
        const RoomMirror &mirror;
        ports::GuestPort &guests;
        base::Clock &clock;
        DoorReport &report;
        Holders &holders;
    };
    explicit RoomCalls(const Needs &needs, QObject *parent = nullptr);

    /// `then` is called once, maybe at once; never after the context is destroyed.
    void run(const QString &tool, const wire::Json &arguments, const Caller &caller, QObject *context,
             Then then);
    [[nodiscard]] const RoomTexts &texts() const { return m_texts; }
    void closeAll();
    /// The holder's program has gone, or seems to have: nobody waits for its guests any more.
    void programGone(const Holder &holder);
    [[nodiscard]] qsizetype waiting() const { return m_waits.count(); }
    /// Says the message in the room; it costs nothing, and the sender does not join by it.
    void add(const QString &from, const QString &message, const Voice &voice, base::Then<void> then);

private:
    struct Run
    {
        wire::Json arguments;
        std::shared_ptr<Holder> holder;
        Voice voice;
        QPointer<QObject> context;
        Then then;
    };
    using WithGuest = std::function<void(const base::ParticipantId &)>;

    void take(const QList<model::Envelope> &batch);
    void keepWhisper(const model::Message &message);
    void asGuest(const Run &run, WithGuest work);
    void joined(const Run &run, const QString &wireName, const base::Result<model::Guest> &guest,
                const WithGuest &work);
    /// Handles an answer only while the context of the run exists.
    template<class T>
    [[nodiscard]] base::Then<T> ofRun(const Run &run, std::function<void(const base::Result<T> &)> take);
    void consume(const Run &run);
    void vote(const Run &run);
    void waitForTurn(const Run &run);
    void pass(const Run &run);
    void act(const Run &run);
    void query(const Run &run);
    [[nodiscard]] QByteArray status() const;

    Needs m_needs;
    RoomTexts m_texts;
    TurnWaits m_waits;
    Attention m_attention;
};

} // namespace studio::adapters::mcp
