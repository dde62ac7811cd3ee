// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "ui/rooms/cast_model.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;

namespace studio::ui {

class Avatars;

/// Lines with a name and a role, or faces side by side, as high as a few lines of them.
enum class CastLook { Lines, Faces };

/// Chooses the members of a room and their order: check with Space or a click, move with the mouse, with Alt
/// and an arrow key, or with the buttons.
class CastList : public QWidget
{
    Q_OBJECT

public:
    CastList(const QList<model::Persona> &personas, const QList<model::Guest> &guests,
             const QList<base::ParticipantId> &roster, model::Language language, const Avatars &faces,
             CastLook look = CastLook::Lines, QWidget *parent = nullptr);

    [[nodiscard]] QList<base::ParticipantId> roster() const { return m_model.roster(); }

Q_SIGNALS:
    void rosterChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void applyTheme();
    void makeList(const Avatars &faces);
    void fitFaces();
    void move(int by);
    void search();
    void refresh();
    void retranslate();

    CastLook m_look;
    CastModel m_model;
    QLineEdit *m_search = nullptr;
    QListView *m_list = nullptr;
    QPushButton *m_up = nullptr;
    QPushButton *m_down = nullptr;
    QLabel *m_count = nullptr;
};

} // namespace studio::ui
