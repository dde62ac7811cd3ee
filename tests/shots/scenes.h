// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace studio::tests {

class Stage;

/// One main state of the window, to be photographed.
struct Scene
{
    QString name;
    bool alsoLarge = false; ///< also with texts at twice the size
    void (*play)(Stage &) = nullptr;
    bool alsoContrast = false; ///< also in high contrast
};

[[nodiscard]] const QList<Scene> &scenes();
/// Providers and their costs; included in the scenes above.
namespace provider_scenes {
[[nodiscard]] QList<Scene> all();
}
/// The choice of models for companions and rooms, and how long rooms continue; included in the scenes above.
namespace model_scenes {
[[nodiscard]] QList<Scene> all();
}
/// A companion's form beyond its first fields; included in the scenes above.
namespace form_scenes {
[[nodiscard]] QList<Scene> all();
}
/// What companions ask for; included in the scenes above.
namespace request_scenes {
[[nodiscard]] QList<Scene> all();
}
namespace camera_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Replies that failed; included in the scenes above.
namespace failed_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Summaries of long talks; included in the scenes above.
namespace summary_scenes {
[[nodiscard]] QList<Scene> all();
}
/// How a room takes turns; included in the scenes above.
namespace policy_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Pictures in messages; included in the scenes above.
namespace picture_scenes {
[[nodiscard]] QList<Scene> all();
}
namespace way_scenes {
[[nodiscard]] QList<Scene> all();
}
/// What happens inside turns; included in the scenes above.
namespace inspector_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Lorebooks of no companion; included in the scenes above.
namespace lorebook_scenes {
[[nodiscard]] QList<Scene> all();
}
/// What a companion remembers; included in the scenes above.
namespace memory_scenes {
[[nodiscard]] QList<Scene> all();
}
/// A room's statistics; included in the scenes above.
namespace statistics_scenes {
[[nodiscard]] QList<Scene> all();
}
namespace search_scenes {
[[nodiscard]] QList<Scene> all();
}
/// The stored data and its backups; included in the scenes above.
namespace upkeep_scenes {
[[nodiscard]] QList<Scene> all();
}
/// The export of a room, and the import of a file as a room; included in the scenes above.
namespace record_scenes {
[[nodiscard]] QList<Scene> all();
}
/// The manual, about, a report; included in the scenes above.
namespace help_scenes {
[[nodiscard]] QList<Scene> all();
}
/// The settings window; included in the scenes above.
namespace settings_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Who knows what; included in the scenes above.
namespace witness_scenes {
[[nodiscard]] QList<Scene> all();
}
/// The doors, and guests who came through them; included in the scenes above.
namespace door_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Companions that want to use a tool; included in the scenes above.
namespace permission_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Figures that gesture; included in the scenes above.
namespace stage_scenes {
[[nodiscard]] QList<Scene> all();
}

/// The floor panel without votes, and a room's director; included in the scenes above.
namespace floor_scenes {
[[nodiscard]] QList<Scene> all();
}

} // namespace studio::tests
