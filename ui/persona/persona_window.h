// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/persona.h"
#include "ui/persona/draft_text.h"

#include <QDialog>

#include <optional>

class QSplitter;
class QVBoxLayout;

namespace studio::ports {
class VoicePort;
}

namespace studio::ui {

class AbilityList;
class CastingDesk;
class ModelList;
class NoticeBar;
class PersonaFoot;
class PersonaForm;
class PersonaHead;
class PersonaPictures;
class PersonaRemoval;
class PersonaSession;
class PersonaSide;
class PictureDesk;
class RoomOffer;

/// The form of one companion, not modal: the inputs on the left, the result on the right, and below whether
/// it is saved. Closing never asks and never loses anything; unsaved changes stay as a draft.
class PersonaWindow : public QDialog
{
    Q_OBJECT

public:
    /// Takes over the session and the desk for its pictures.
    PersonaWindow(PersonaSession *session, CastingDesk &desk, PictureDesk *pictures, QWidget *parent);
    ~PersonaWindow() override;

    /// The form can choose among these models. Call once, before it is shown.
    void offerModels(ModelList &models);
    void offerVoices(ports::VoicePort &voices);
    void offerAbilities(AbilityList &abilities);
    /// From now on, saving offers a place in a room.
    void offerRooms(RoomOffer &rooms) { m_rooms = &rooms; }
    /// Offers an older draft. The user answers first, so that nothing overwrites it.
    void offerDraft(const KeptDraft &draft);
    void askToRemove();
    [[nodiscard]] PersonaSession &session() { return *m_session; }
    [[nodiscard]] base::ParticipantId personaId() const; ///< empty: never saved

Q_SIGNALS:
    void duplicateWanted(const studio::base::ParticipantId &id);
    void exportWanted(const studio::base::ParticipantId &id);
    void draftKept(const QString &name); ///< closed with unsaved changes

protected:
    void closeEvent(QCloseEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void connectHead();
    void addShortcuts();
    void makeBody(QVBoxLayout *column);
    void connectSession();
    void connectDesk();
    void offerToSaveAgain();
    void save();
    void offerNextStep();
    void showLanguage();
    void makeMain();
    void openVersions();
    void takeVersion(const model::Persona &persona);
    void giveRoom(bool toTheSide);
    void refresh();
    void refreshSide();
    void refreshLanguages();
    void refreshState();
    [[nodiscard]] bool hasShownErrors() const; ///< the user tried to save and was told what is wrong
    [[nodiscard]] QString stateText() const;
    [[nodiscard]] QString name() const;

    PersonaSession *m_session = nullptr;
    CastingDesk &m_desk;
    PictureDesk *m_pictureDesk = nullptr;
    RoomOffer *m_rooms = nullptr; ///< null: not offered
    bool m_closingAnyway = false;
    bool m_triedToSave = false;
    bool m_savedJustNow = false;

    PersonaHead *m_head = nullptr;
    NoticeBar *m_notice = nullptr;
    QSplitter *m_body = nullptr;
    PersonaForm *m_form = nullptr;
    PersonaSide *m_side = nullptr;
    PersonaFoot *m_foot = nullptr;
    PersonaPictures *m_pictures = nullptr;
    PersonaRemoval *m_removal = nullptr;
};

} // namespace studio::ui
