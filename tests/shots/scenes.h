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
    bool alsoLarge = false; ///< also with texts of twice the size
    void (*play)(Stage &) = nullptr;
};

[[nodiscard]] const QList<Scene> &scenes();
/// Those of providers and their costs; among the scenes above.
namespace provider_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of choosing models for companions and rooms, and of how long rooms go on; among the scenes above.
namespace model_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of a companion's form beyond its first fields; among the scenes above.
namespace form_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of what companions ask for; among the scenes above.
namespace request_scenes {
[[nodiscard]] QList<Scene> all();
}
namespace camera_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of replies that did not come; among the scenes above.
namespace failed_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of talks that a companion is told in short; among the scenes above.
namespace summary_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of how a room takes turns; among the scenes above.
namespace policy_scenes {
[[nodiscard]] QList<Scene> all();
}
namespace way_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of what happens inside turns; among the scenes above.
namespace inspector_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of lorebooks that belong to no companion; among the scenes above.
namespace lorebook_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of what a companion remembers; among the scenes above.
namespace memory_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of a room in numbers; among the scenes above.
namespace statistics_scenes {
[[nodiscard]] QList<Scene> all();
}
namespace search_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of the stored data and its backups; among the scenes above.
namespace upkeep_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of how a room is exported, and a file becomes one; among the scenes above.
namespace record_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of who knows what; among the scenes above.
namespace witness_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of the doors, and of guests who came through them; among the scenes above.
namespace door_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of companions that want to use a tool; among the scenes above.
namespace permission_scenes {
[[nodiscard]] QList<Scene> all();
}
/// Those of figures that gesture; among the scenes above.
namespace stage_scenes {
[[nodiscard]] QList<Scene> all();
}

/// Those of the floor panel where no votes are asked for, and of a room's director; among the scenes above.
namespace floor_scenes {
[[nodiscard]] QList<Scene> all();
}

} // namespace studio::tests
