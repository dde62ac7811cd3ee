// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/door_wish.h"
#include "app/options/common_options.h"
#include "app/options/tape.h"
#include "core/base/result.h"
#include "core/model/model_choice.h"
#include "core/model/persona.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QThread>

#include <chrono>
#include <functional>
#include <memory>

namespace studio::ports {
class CostPort;
class DoorPort;
class DraftPort;
class ImportPort;
class InspectorPort;
class LoreTrialPort;
class MemoryPort;
class GuestPort;
class PermissionPort;
class PersonaPort;
class ProviderPort;
class QueryPort;
class RecordPort;
class RoomPort;
class SearchPort;
class StatisticsPort;
class VoicePort;
class ShelfPort;
class TemplatePort;
class UpkeepPort;
class WhatIfPort;
class WitnessPort;
} // namespace studio::ports
namespace studio::store {
class SqliteStore;
}

namespace studio::app {

/// The composition root: builds the core on its threads, hands out its ports, and takes it down in order.
///
/// Built and destroyed on the main thread. The studio thread holds bus, Directors, agents and services; the
/// store has its own threads. The destructor ends running turns, so that what was said is kept, and waits for
/// the disk.
class House
{
public:
    enum class Access { ReadWrite, ReadOnly };
    enum class Time {
        Real,   ///< the real time
        Virtual ///< jumps to the next timer until an external server is asked
    };

    /// `patience`: how long to wait for a folder that another instance has.
    [[nodiscard]] static base::Result<std::unique_ptr<House>>
    open(const DataPlace &place, Access access, Time time, std::chrono::milliseconds patience = {},
         const TapeWish &tape = {}, const DoorWish &doors = {});
    ~House();

    House(const House &) = delete;
    House &operator=(const House &) = delete;

    [[nodiscard]] ports::RoomPort &rooms() const;
    [[nodiscard]] ports::PersonaPort &personas() const;
    [[nodiscard]] ports::DraftPort &drafts() const;
    [[nodiscard]] ports::RecordPort &records() const;
    [[nodiscard]] ports::ImportPort &imports() const;
    [[nodiscard]] ports::TemplatePort &templates() const;
    [[nodiscard]] ports::ShelfPort &shelf() const;
    [[nodiscard]] ports::WhatIfPort &whatIf() const;
    [[nodiscard]] ports::ProviderPort &providers() const;
    [[nodiscard]] ports::CostPort &costs() const;
    [[nodiscard]] ports::InspectorPort &inspector() const;
    [[nodiscard]] ports::QueryPort &queries() const;
    [[nodiscard]] ports::PermissionPort &permissions() const;
    [[nodiscard]] ports::VoicePort &voices() const;
    [[nodiscard]] ports::MemoryPort &memory() const;
    [[nodiscard]] ports::WitnessPort &witnesses() const;
    [[nodiscard]] ports::LoreTrialPort &loreTrials() const;
    [[nodiscard]] ports::StatisticsPort &statistics() const;
    [[nodiscard]] ports::SearchPort &searching() const;
    [[nodiscard]] ports::UpkeepPort &upkeep() const;
    [[nodiscard]] ports::GuestPort &guests() const;
    [[nodiscard]] ports::DoorPort &doors() const;
    /// Calls `then` once the providers and their keys are loaded, on the thread of the context.
    void whenReady(QObject *context, std::function<void()> then) const;
    /// For this run, uses this model for every companion.
    void answerWith(const model::ModelChoice &choice) const;
    /// For tasks without a port so far, such as the replay file of a room.
    [[nodiscard]] store::SqliteStore &store() const { return *m_store; }
    [[nodiscard]] Access access() const { return m_access; }
    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// What users should know about the data, such as a damaged file that was moved aside.
    [[nodiscard]] QStringList notes() const;
    /// Whether the data is what could be read of a damaged file.
    [[nodiscard]] bool wasRecovered() const;

private:
    struct Clocks;
    struct StudioParts;

    House(QString folder, std::unique_ptr<store::SqliteStore> store, Access access);
    [[nodiscard]] std::optional<base::Error> build(Time time, const DataPlace &place, const TapeWish &tape,
                                                   const DoorWish &doors);

    QString m_folder;
    Access m_access;
    std::unique_ptr<store::SqliteStore> m_store;
    QThread m_thread;
    QObject m_onStudio; ///< lives on the studio thread; functions invoked on it run there
    std::unique_ptr<StudioParts> m_parts;
};

} // namespace studio::app
