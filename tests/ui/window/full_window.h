// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/fake_clock.h"
#include "tests/support/ui/fake_camera.h"
#include "tests/support/ui/fake_cost_port.h"
#include "tests/support/ui/fake_door_port.h"
#include "tests/support/ui/fake_import_port.h"
#include "tests/support/ui/fake_inspector_port.h"
#include "tests/support/ui/fake_memory_port.h"
#include "tests/support/ui/fake_permission_port.h"
#include "tests/support/ui/fake_provider_port.h"
#include "tests/support/ui/fake_query_port.h"
#include "tests/support/ui/fake_screens.h"
#include "tests/support/ui/fake_search_port.h"
#include "tests/support/ui/fake_shelf_port.h"
#include "tests/support/ui/fake_statistics_port.h"
#include "tests/support/ui/fake_template_port.h"
#include "tests/support/ui/fake_upkeep_port.h"
#include "tests/support/ui/fake_voice_port.h"
#include "tests/support/ui/fake_what_if_port.h"
#include "tests/support/ui/fake_witness_port.h"
#include "tests/support/ui/guest_wishes.h"
#include "tests/support/ui/policy_floors.h"
#include "tests/support/ui/sample_doors.h"
#include "tests/support/ui/sample_statistics.h"
#include "tests/ui/window/studio_window.h"

#include <QDialog>

namespace studio::tests {

using namespace Qt::StringLiterals;

class SilentRecordPort : public ports::RecordPort
{
public:
    base::Job exportRoom(const ports::Record &, const QString &, base::Listener<base::Progress>,
                         base::Then<QString>) override
    {
        return {};
    }
    base::Job readRoom(const ports::Record &, qint64, base::Then<ports::RecordPiece>) override { return {}; }
};

/// The window with everything that a studio can offer it, the tea room open, and one open request of each
/// kind.
struct FullWindow
{
    FullWindow()
    {
        ui::MainWindow &window = studio.window;
        window.desks().offerRecords(records);
        window.desks().offerImports(imports);
        window.desks().offerTemplates(templates);
        window.desks().offerShelf(shelf);
        shelf.list({{.id = base::LorebookId(u"b1"_s), .book = {.name = u"Coast"_s}}});
        window.desks().offerWhatIf(whatIf);
        window.desks().offerInspector(inspector);
        window.desks().offerProviders(providers);
        window.desks().offerCosts(costs);
        window.desks().offerQueries(queries);
        window.desks().offerPermissions(permissions);
        window.desks().offerMemory(notes);
        window.desks().offerSearch(searching);
        window.desks().offerWitnesses(witnesses);
        window.desks().offerStatistics(statistics);
        window.desks().offerDoors(doors, guests);
        window.desks().offerUpkeep(upkeep);
        window.desks().offerCamera(devices, clock);
        window.desks().offerScreens(screens, clock);
        window.desks().offerVoices(voices);
        providers.answerList(
            {.rows = {}, .standard = {.provider = model::rehearsalProvider()}, .keychain = true});
        studio.open(silentRing());
        Q_EMIT studio.rooms.published(teaRoom(), {}, fullMeter());
        Q_EMIT doors.doorsChanged(openDoors());
    }
    /// Windows are children of the main window or stand alone.
    [[nodiscard]] static QList<QWidget *> dialogs()
    {
        QList<QWidget *> found = QApplication::topLevelWidgets();
        found.removeIf(
            [](const QWidget *one) { return !qobject_cast<const QDialog *>(one) || one->isHidden(); });
        return found;
    }

    SilentRecordPort records;
    FakeImportPort imports;
    FakeTemplatePort templates;
    FakeShelfPort shelf;
    FakeWhatIfPort whatIf;
    FakeInspectorPort inspector;
    FakeProviderPort providers;
    FakeCostPort costs;
    FakeQueryPort queries;
    FakePermissionPort permissions;
    FakeMemoryPort notes;
    FakeSearchPort searching;
    FakeWitnessPort witnesses;
    FakeStatisticsPort statistics;
    FakeDoorPort doors;
    GuestWishes guests;
    FakeUpkeepPort upkeep;
    FakeCamera devices;
    FakeScreens screens;
    FakeVoicePort voices;
    FakeClock clock;
    StudioWindow studio; // destroyed before the objects it was offered
};

} // namespace studio::tests
