// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/studio/ports/room_port.h"
#include "ui/theme/theme.h"

#include <QDialog>
#include <QList>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace studio::ui {

class Avatars;
class CastList;
class FormField;
class IdentityList;
class LineInput;
class NoticeBar;
class PolicyForm;
class RoomModelsForm;
class RoomTurnsForm;
class RoomVoicesForm;
class TextInput;

/// Everything about a room at once: its name, who takes part and in which order, its scene, how turns are
/// taken, how long companions may go on, how its models are used, what can be heard, and as whom one writes.
/// For a new room and for one that is there. It says what is wanted and stays until that is done (accept())
/// or refused (refuse()).
class RoomSetupDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Purpose { NewRoom, ChangeRoom };
    struct Choices
    {
        QList<model::Persona> personas;
        model::Language language = model::Language::English;
        QList<model::PolicyName> policies; ///< that can be chosen; the others are shown
        QList<model::Guest> guests{};      ///< of the room
    };

    RoomSetupDialog(Purpose purpose, const ports::RoomSetup &start, const Choices &choices,
                    const Avatars &faces, const Theme &theme, QWidget *parent);

    void setTheme(const Theme &theme);
    void refuse(const QString &reason);
    [[nodiscard]] ports::RoomSetup setup() const;

Q_SIGNALS:
    void wanted(const studio::ports::RoomSetup &setup);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeCast(const ports::RoomSetup &start, const Choices &choices, const Avatars &faces);
    QWidget *makeRules(const ports::RoomSetup &start, const Choices &choices);
    QWidget *makeFoot();
    QLabel *heading(const QString &objectName, QWidget *parent);
    void finish();
    void refresh();
    void retranslate();
    [[nodiscard]] QString flaw() const; ///< the first thing that must be changed

    Purpose m_purpose;
    Theme m_theme;
    bool m_tried = false;
    bool m_waiting = false;
    QList<QLabel *> m_headings;
    NoticeBar *m_notice = nullptr;
    LineInput *m_name = nullptr;
    FormField *m_nameField = nullptr;
    CastList *m_cast = nullptr;
    TextInput *m_scene = nullptr;
    FormField *m_sceneField = nullptr;
    PolicyForm *m_policy = nullptr;
    RoomTurnsForm *m_turns = nullptr;
    RoomModelsForm *m_models = nullptr;
    RoomVoicesForm *m_voices = nullptr;
    IdentityList *m_identities = nullptr;
    FormField *m_identitiesField = nullptr;
    QLabel *m_state = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_done = nullptr;
};

} // namespace studio::ui
