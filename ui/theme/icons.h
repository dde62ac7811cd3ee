// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QIcon>

namespace studio::ui {

/// The pictures on buttons, menus and rows: one set of our own, drawn on a grid of 24 with strokes of 1.75,
/// from resources/icons/actions. An icon never stands alone: a text, a tool tip or an accessible name says
/// what it means.
enum class IconName {
    Play,
    Wait,
    Next,
    Stop,
    Cue,
    Mute,
    Unmute,
    Search,
    Command,
    Send,
    Whisper,
    Message,
    Plus,
    Minus,
    Check,
    Close,
    Edit,
    Copy,
    Duplicate,
    Archive,
    Trash,
    Import,
    Export,
    Folder,
    Settings,
    ChevronUp,
    ChevronDown,
    ChevronLeft,
    ChevronRight,
    JumpToNewest,
    More,
    Person,
    People,
    Room,
    Timeline,
    Events,
    Floor,
    Stage,
    Camera,
    Doors,
    Cost,
    Undo,
    Redo,
    Refresh,
    Warning,
    Error,
    Info,
    Help,
    Star,
    StarFilled,
    Asleep,
    Clock,
    External,
    Theme,
    Language,
    Filter,
    Layout,
    List,
    Picture,
    Dice,
    Mention,
    Tag,
    Scene,
    ZoomIn,
    ZoomOut,
    Quit,
};
constexpr int kIconCount = int(IconName::Quit) + 1;

/// In the theme's text colour; greyed where disabled, in the selection's text colour where selected. Painted
/// from the drawing at the size and device pixel ratio that is asked for, never scaled.
[[nodiscard]] QIcon icon(IconName name, const Theme &theme);
/// The same in a colour of the theme of one's own choice, such as `mutedText`, `warning` or `accentText`.
[[nodiscard]] QIcon icon(IconName name, const Theme &theme, const QColor &colour);

/// For painters: square, `size` in device-independent pixels.
[[nodiscard]] QPixmap iconPixmap(IconName name, const QColor &colour, int size, qreal devicePixelRatio);

/// The name of the drawing's file, without its ending.
[[nodiscard]] QString iconFile(IconName name);

} // namespace studio::ui
