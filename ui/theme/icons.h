// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QIcon>

namespace studio::ui {

/// The icons on buttons, menus and rows: our own set, drawn on a grid of 24 with strokes of 1.75, from
/// resources/icons/actions. An icon never stands alone: a text, a tool tip or an accessible name says what it
/// means.
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
    Pin,
    Quote,
};
constexpr int kIconCount = int(IconName::Quote) + 1;

/// In the theme's text colour; greyed if disabled, in the selection's text colour if selected. Painted from
/// the drawing at the requested size and device pixel ratio, never scaled.
[[nodiscard]] QIcon icon(IconName name, const Theme &theme);
/// The same in a given colour of the theme, such as `mutedText`, `warning` or `accentText`.
[[nodiscard]] QIcon icon(IconName name, const Theme &theme, const QColor &colour);

/// For painters: a square pixmap, `size` in device-independent pixels.
[[nodiscard]] QPixmap iconPixmap(IconName name, const QColor &colour, int size, qreal devicePixelRatio);

/// The file name of the drawing, without its extension.
[[nodiscard]] QString iconFile(IconName name);

} // namespace studio::ui
