// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rooms/mask_model.h"
#include "ui/rooms/member_checks.h"

class QLabel;
class QMenu;
class QToolButton;

namespace studio::ui {

class MaskTable;

/// Edits whose message may give whom the floor (`follows`): a matrix to tick, patterns to start with, and
/// sentences about the effect. Ids of former members are kept.
class MaskEditor : public QWidget
{
    Q_OBJECT

public:
    MaskEditor(const QString &objectName, QWidget *parent = nullptr);

    /// \p welcomes: newcomers are ticked in rows that exclude nobody; other rows stay. Does not emit
    /// edited().
    void setMembers(const MemberChecks::Members &members, bool welcomes);
    void show(const model::FollowMask::Follows &follows); ///< without emitting edited()
    using QWidget::show;
    /// Whether a message lines up several speakers, some of whom the mask skips.
    void setLinesUp(bool linesUp);
    void retranslate();
    [[nodiscard]] const model::FollowMask::Follows &follows() const { return m_model.mask().follows(); }
    [[nodiscard]] bool canBeUsed() const; ///< true with at least two members

Q_SIGNALS:
    void edited();

private:
    void applyTheme();
    void makePatterns();
    void fillModerators();
    void use(void (model::FollowMask::*pattern)());
    void moderate(int moderator);
    void apply(const model::FollowMask &mask);
    void refresh();
    [[nodiscard]] QString named(const QList<qsizetype> &members) const;

    bool m_linesUp = false;
    MemberChecks::Members m_members;
    MaskModel m_model;
    QLabel *m_legend = nullptr;
    QToolButton *m_patterns = nullptr;
    QMenu *m_menu = nullptr;
    QMenu *m_moderators = nullptr;
    QAction *m_everybody = nullptr;
    QAction *m_allButSelf = nullptr;
    QAction *m_pairs = nullptr;
    MaskTable *m_table = nullptr;
    QLabel *m_warning = nullptr;
    QLabel *m_users = nullptr;
};

} // namespace studio::ui
