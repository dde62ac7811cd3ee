// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/shots/pseudo_translator.h"
#include "tests/shots/talk.h"
#include "tests/support/fake_clock.h"
#include "tests/support/temporary_studio.h"
#include "tests/support/ui/fake_camera.h"
#include "tests/support/ui/fake_cost_port.h"
#include "tests/support/ui/fake_door_port.h"
#include "tests/support/ui/fake_draft_port.h"
#include "tests/support/ui/fake_inspector_port.h"
#include "tests/support/ui/fake_lore_trial_port.h"
#include "tests/support/ui/fake_memory_port.h"
#include "tests/support/ui/fake_permission_port.h"
#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/fake_provider_port.h"
#include "tests/support/ui/fake_query_port.h"
#include "tests/support/ui/fake_room_port.h"
#include "tests/support/ui/fake_search_port.h"
#include "tests/support/ui/fake_shelf_port.h"
#include "tests/support/ui/fake_statistics_port.h"
#include "tests/support/ui/fake_upkeep_port.h"
#include "tests/support/ui/fake_what_if_port.h"
#include "tests/support/ui/fake_witness_port.h"
#include "tests/support/ui/guest_wishes.h"
#include "ui/window/main_window.h"
#include "ui/window/translations.h"

#include <QHash>
#include <QImage>

#include <memory>

namespace studio::tests {

/// The settings of a picture.
struct Camera
{
    model::Language language = model::Language::English;
    ui::ThemeChoice theme = ui::ThemeChoice::Light;
    double zoom = 1;
    bool pseudo = false; ///< every text of the window accented and longer
};

/// The window over a fake studio, ready for a scene. Nothing moves, so that two pictures of one scene are
/// equal.
class Stage
{
public:
    explicit Stage(const Camera &camera);

    [[nodiscard]] QList<model::Persona> cast() const;
    [[nodiscard]] model::Language language() const;
    /// The room with its first messages on screen.
    void openRoom(int messages, const ports::FloorView &floor, const QString &streaming = {});

    /// Whether the layout is final: nothing has moved since the last call, so use it with QTRY_VERIFY. A new
    /// font takes several turns of the event loop to reach all layouts.
    [[nodiscard]] bool isLaidOut();
    /// The window, and in front of it its dialog, if any.
    [[nodiscard]] QList<QWidget *> windows() const;
    /// All windows in one picture, stacked as on screen.
    [[nodiscard]] QImage picture() const;
    [[nodiscard]] QPoint placeOf(const QWidget &window) const; ///< in the picture
    /// Texts from scenes and companions, which the window has not shortened.
    [[nodiscard]] QSet<QString> written() const;

    Talk talk;
    QHash<base::ParticipantId, model::LoreBook> books; ///< of companions in the room, when it is opened
    FakeRoomPort rooms;
    FakePersonaPort personas;
    FakeDraftPort drafts;
    FakeWhatIfPort whatIf;
    FakeInspectorPort inspector;
    FakeProviderPort providers;
    FakeCostPort costs;
    FakeQueryPort queries;
    FakePermissionPort permissions;
    FakeMemoryPort notes;
    FakeShelfPort shelf;
    FakeSearchPort searching;
    FakeWitnessPort witnesses;
    FakeLoreTrialPort loreTrials;
    FakeStatisticsPort statistics;
    FakeUpkeepPort upkeep;
    FakeDoorPort doors;
    GuestWishes guests;
    FakeCamera devices; ///< none is plugged in
    FakeClock clock;    ///< for the camera
    ui::MainWindow &window() const { return *m_window; }

private:
    TemporaryStudio m_folder;
    ui::Translations m_translations;
    std::unique_ptr<PseudoTranslator> m_pseudo;
    std::unique_ptr<ui::MainWindow> m_window;
    QList<QRect> m_places; ///< of all widgets, at the last isLaidOut()
};

} // namespace studio::tests
