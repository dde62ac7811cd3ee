// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>

/// The keys of the settings that code reads, and the choices that belong to no other part of the window.
namespace studio::ui {

enum class ThemeChoice { Light, Dark, System, HighContrast };
enum class MotionChoice { System, Reduced, Full };
/// Which parts of the window are prominent: all of them, the stage, or the decisions and their reasons.
enum class LayoutChoice { Author, Live, Log };
/// The key that sends a message; the other one breaks the line.
enum class SendKey { Enter, CtrlEnter };

namespace setting {

inline constexpr QLatin1String kTheme("look/theme");
inline constexpr QLatin1String kMotion("look/motion");
inline constexpr QLatin1String kZoom("look/zoom"); ///< in per cent
inline constexpr QLatin1String kLayout("look/layout");
inline constexpr QLatin1String kStageZoom("look/stageZoom"); ///< in per cent
inline constexpr QLatin1String kStageGround("stage/ground");
inline constexpr QLatin1String kStageCaptions("stage/captions");
inline constexpr QLatin1String kStageSeats("stage/seats");
inline constexpr QLatin1String kStageHands("stage/hands");
inline constexpr QLatin1String kLibraryPictures("library/pictures");
inline constexpr QLatin1String kLibraryOrder("library/order");
inline constexpr QLatin1String kLanguage("look/language");
inline constexpr QLatin1String kName("you/name");
inline constexpr QLatin1String kAboutYou("you/about");
inline constexpr QLatin1String kSendKey("keyboard/send");
inline constexpr QLatin1String kGlobalKeys("keyboard/global");
inline constexpr QLatin1String kReadAloud("voices/aloud");
inline constexpr QLatin1String kReadInStep("voices/inStep");
inline constexpr QLatin1String kNotifyRequests("notify/requests");
inline constexpr QLatin1String kNotifyTurns("notify/turns");
inline constexpr QLatin1String kNotifyBudgets("notify/budgets");
inline constexpr QLatin1String kNotifyWords("notify/words");
inline constexpr QLatin1String kQuietHours("notify/quiet");
inline constexpr QLatin1String kQuietFrom("notify/quietFrom");
inline constexpr QLatin1String kQuietUntil("notify/quietUntil");
inline constexpr QLatin1String kShowTray("tray/show");
inline constexpr QLatin1String kStayInTray("tray/stay");

} // namespace setting

} // namespace studio::ui
