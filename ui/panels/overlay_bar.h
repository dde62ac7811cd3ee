// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/past/as_policy.h"
#include "core/model/past/what_if.h"

#include <QWidget>

#include <optional>

class QBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace studio::ui {

/// The head of the timeline's overlay: lays another policy over the room, says what is laid over it and the
/// result, sets rules or the range, and takes the overlay off again. It only emits what the user wants.
class OverlayBar : public QWidget
{
    Q_OBJECT

public:
    /// What is laid over the room: a change to every round, another policy, or nothing.
    struct Shown
    {
        std::optional<model::WhatIf> change{};
        std::optional<model::AsPolicy> as{};
        bool operator==(const Shown &) const = default;
    };

    explicit OverlayBar(QWidget *parent);

    void setShown(const Shown &shown);
    /// The overlay in words, with its result; empty: nothing is known yet.
    void setText(const QString &text);

Q_SIGNALS:
    void wanted(const studio::ui::OverlayBar::Shown &shown); ///< another overlay, or none
    void stretchWanted(bool fromHere);                       ///< from the chosen row, or up to it

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QToolButton *makeButton(const QString &objectName, bool hasMenu);
    void retranslate();
    void fillMenus();
    void fillRules(QMenu *menu);
    void fillStretch(QMenu *menu);
    void placeButtons();

    Shown m_shown;
    QLabel *m_text = nullptr;
    QBoxLayout *m_buttons = nullptr;
    QToolButton *m_policy = nullptr;
    QToolButton *m_rules = nullptr;
    QToolButton *m_stretch = nullptr;
    QToolButton *m_off = nullptr;
};

} // namespace studio::ui
