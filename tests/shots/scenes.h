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
[[nodiscard]] QList<Scene> providerScenes();
/// Those of choosing models for companions and rooms, and of how long rooms go on; among the scenes above.
[[nodiscard]] QList<Scene> modelScenes();
/// Those of a companion's form beyond its first fields; among the scenes above.
[[nodiscard]] QList<Scene> formScenes();
/// Those of what companions ask for; among the scenes above.
[[nodiscard]] QList<Scene> requestScenes();
[[nodiscard]] QList<Scene> cameraScenes();
/// Those of talks that a companion is told in short; among the scenes above.
[[nodiscard]] QList<Scene> summaryScenes();
[[nodiscard]] QList<Scene> wayScenes();
/// Those of what happens inside turns; among the scenes above.
[[nodiscard]] QList<Scene> inspectorScenes();
/// Those of what a companion remembers; among the scenes above.
[[nodiscard]] QList<Scene> memoryScenes();
/// Those of a room in numbers; among the scenes above.
[[nodiscard]] QList<Scene> statisticsScenes();
[[nodiscard]] QList<Scene> searchScenes();
/// Those of the stored data and its backups; among the scenes above.
[[nodiscard]] QList<Scene> upkeepScenes();
/// Those of how a room is exported, and a file becomes one; among the scenes above.
[[nodiscard]] QList<Scene> recordScenes();
/// Those of who knows what; among the scenes above.
[[nodiscard]] QList<Scene> witnessScenes();
/// Those of the doors, and of guests who came through them; among the scenes above.
[[nodiscard]] QList<Scene> doorScenes();
/// Those of companions that want to use a tool; among the scenes above.
[[nodiscard]] QList<Scene> permissionScenes();
/// Those of figures that gesture; among the scenes above.
[[nodiscard]] QList<Scene> stageScenes();

} // namespace studio::tests
