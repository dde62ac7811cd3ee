// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/doors/studio_doors.h"

#include "core/adapters/doors/door_service.h"
#include "core/adapters/doors/stored_memory.h"
#include "core/adapters/firehose/firehose_door.h"
#include "core/adapters/firehose/network_door.h"
#include "core/adapters/mcp/mcp_door.h"

#include <QRandomGenerator>

#include <array>

namespace studio::adapters::doors {
namespace {

/// An unguessable text in characters that a header may hold.
QByteArray newSession()
{
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->fillRange(words.data(), words.size());
    return QByteArray(reinterpret_cast<const char *>(words.data()), qsizetype(sizeof words)).toHex();
}

} // namespace

struct StudioDoors::Parts
{
    explicit Parts(const Needs &needs)
        : memory(needs.memory)
        , mcp({needs.rooms, needs.personas, needs.guests, needs.clock, book, memory, newSession})
        , firehose(needs.rooms, needs.guests, book, needs.clock)
        , network(needs.rooms, needs.guests, book, memory, needs.clock,
                  QRandomGenerator::global()->generate64())
        , service({.store = needs.store,
                   .vault = needs.vault,
                   .clock = needs.clock,
                   .book = book,
                   .mcp = {mcp, mcp},
                   .firehose = {firehose, firehose},
                   .network = network,
                   .folder = needs.folder})
    {
    }
    DoorBook book;
    StoredMemory memory;
    mcp::McpDoor mcp;
    firehose::FirehoseDoor firehose;
    firehose::NetworkDoor network;
    DoorService service;
};

StudioDoors::StudioDoors(const Needs &needs)
    : m_parts(std::make_unique<Parts>(needs))
{
}

StudioDoors::~StudioDoors() = default;

ports::DoorPort &StudioDoors::port() const { return m_parts->service; }

void StudioDoors::shutDown() { m_parts->service.shutDown(); }

} // namespace studio::adapters::doors
