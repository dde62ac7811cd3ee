// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "core/model/shelf_book.h"
#include "core/studio/ports/room_port.h"
#include "ui/models/people.h"
#include "ui/rooms/room_beginning.h"

#include <QList>
#include <QWidget>

#include <optional>

class QLabel;
class QScrollArea;
class QTabWidget;
class QVBoxLayout;

namespace studio::ui {

class AnswerList;
class Avatars;
class CastList;
class FormField;
class IdentityList;
class LineInput;
class ModelList;
class OpeningForm;
class RoomModelsForm;
class RoomOverridesForm;
class RoomRulesForm;
class TextInput;

/// The choices for a room.
struct RoomChoices
{
    QList<model::Persona> personas;
    model::Language language = model::Language::English;
    QList<model::PolicyName> policies; ///< that can be chosen; others are shown
    QList<model::Guest> guests{};      ///< of the room
    ModelList *models = nullptr;       ///< that can answer; null: only the standard model and Rehearsal
    std::optional<QList<model::ShelfBook>> shelf{}; ///< lorebooks to choose from; null: not offered
};

enum class RoomPurpose { NewRoom, ChangeRoom };

/// The form of a whole room. A new room has a first page with all that it needs (name, faces of those who
/// take part, scene, who the user is) and further pages for the rules, the models, changes to companions for
/// this room, and how it begins. A room that exists has its name and members beside the pages. The dialog
/// around it checks for flaws and passes on the result.
class RoomSetupForm : public QWidget
{
    Q_OBJECT

public:
    RoomSetupForm(RoomPurpose purpose, const ports::RoomSetup &start, const RoomChoices &choices,
                  const Avatars &faces, QWidget *parent = nullptr);

    /// A new room without a name gets one from those who take part.
    [[nodiscard]] ports::RoomSetup setup() const;
    [[nodiscard]] QString writtenName() const;          ///< empty: none was written
    [[nodiscard]] RoomBeginning beginning() const;      ///< of a new room
    void showBeginning(const RoomBeginning &beginning); ///< as far as it fits those who take part
    [[nodiscard]] QString flaw() const;                 ///< the first thing that must be changed
    /// From now on missing values count as flaws too: a new form does not complain about a missing name.
    void setTried();
    void focusFlaw();
    void focusName();
    void turnToModels();         ///< the page of the room's models, with the focus on the first of them
    void putFirst(QWidget *row); ///< a new room: at the top of its first page; the page owns it now
    [[nodiscard]] QWidget *nameInput() const;

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    void makeCast(const ports::RoomSetup &start, const RoomChoices &choices, const Avatars &faces,
                  QWidget *parent);
    void makeScene(const ports::RoomSetup &start, QWidget *parent);
    void makeIdentities(const ports::RoomSetup &start, const RoomChoices &choices, QWidget *parent);
    QWidget *makeSide(const ports::RoomSetup &start, const RoomChoices &choices, const Avatars &faces);
    QWidget *makeFirst(const ports::RoomSetup &start, const RoomChoices &choices, const Avatars &faces);
    QWidget *makeRules(const ports::RoomSetup &start, const RoomChoices &choices);
    QWidget *makeModels(const ports::RoomSetup &start, const RoomChoices &choices);
    QWidget *makePages(const ports::RoomSetup &start, const RoomChoices &choices, const Avatars &faces);
    QScrollArea *scrolled(const QString &objectName, QWidget *content);
    [[nodiscard]] QWidget *pageOf(const QWidget *part) const;
    void connectParts();
    void showVoters();
    void showAnswers();
    [[nodiscard]] QString offeredName() const;
    void refresh();
    void refreshBeginning();
    void retranslate();

    RoomPurpose m_purpose;
    People m_people;
    bool m_tried = false;
    LineInput *m_name = nullptr;
    FormField *m_nameField = nullptr;
    CastList *m_cast = nullptr;
    QTabWidget *m_pages = nullptr;
    QScrollArea *m_firstPage = nullptr; ///< only for a new room
    QVBoxLayout *m_firstColumn = nullptr;
    QScrollArea *m_rulesPage = nullptr;
    QScrollArea *m_modelsPage = nullptr;
    QScrollArea *m_companionsPage = nullptr;
    QScrollArea *m_beginningPage = nullptr; ///< only for a new room
    QLabel *m_who = nullptr;
    TextInput *m_scene = nullptr;
    FormField *m_sceneField = nullptr;
    RoomRulesForm *m_rules = nullptr;
    RoomModelsForm *m_models = nullptr;
    AnswerList *m_answers = nullptr;
    FormField *m_answersField = nullptr;
    IdentityList *m_identities = nullptr;
    FormField *m_identitiesField = nullptr;
    RoomOverridesForm *m_overrides = nullptr;
    OpeningForm *m_opening = nullptr; ///< only for a new room
};

} // namespace studio::ui
