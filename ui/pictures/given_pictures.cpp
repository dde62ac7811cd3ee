// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/given_pictures.h"

#include "ui/composer/attached_pictures.h"
#include "ui/composer/composer.h"
#include "ui/pictures/picture_editor.h"
#include "ui/pictures/picture_reading.h"
#include "ui/pictures/seer_words.h"
#include "ui/widgets/background.h"

#include <QDropEvent>
#include <QFileDialog>
#include <QMimeData>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

GivenPictures::GivenPictures(Composer &composer, ports::RoomPort &rooms, CompanyNow company, QObject *parent)
    : QObject(parent)
    , m_composer(composer)
    , m_rooms(rooms)
    , m_company(std::move(company))
{
    AttachedPictures &pictures = composer.pictures();
    connect(&pictures, &AttachedPictures::offered, this, &GivenPictures::take);
    connect(&pictures, &AttachedPictures::wanted, this, &GivenPictures::attach);
    connect(&pictures, &AttachedPictures::editWanted, this, &GivenPictures::edit);
    connect(&pictures, &AttachedPictures::changed, this, [this] {
        const bool has = !m_composer.pictures().all().isEmpty();
        if (!std::exchange(m_hasPictures, has)) // a description changes nothing
            showSeers();
    });
    connect(&composer, &Composer::edited, this, [this] {
        const Unsent now = m_composer.unsent();
        if (!now.pictures.isEmpty() && (now.to != m_to || now.whisper != m_whispers))
            showSeers();
    });
}

void GivenPictures::takeDropsOn(QWidget &widget)
{
    widget.setAcceptDrops(true);
    widget.installEventFilter(this);
}

bool GivenPictures::eventFilter(QObject *watched, QEvent *event)
{
    const bool enters = event->type() == QEvent::DragEnter;
    const bool drops = event->type() == QEvent::Drop;
    if (!enters && !drops && event->type() != QEvent::DragMove)
        return QObject::eventFilter(watched, event);
    auto *drag = static_cast<QDropEvent *>(event);
    std::optional<PictureOffer> offer;
    if (enters || drops) // other programs write out a picture whenever they are asked for it
        offer = pictureOfferIn(*drag->mimeData());
    if (enters || drops)
        m_takesDrag = offer && looksLikePictures(*offer) && m_composer.pictures().mayAttach();
    if (!m_takesDrag)
        return QObject::eventFilter(watched, event);
    drag->setDropAction(Qt::CopyAction);
    drag->accept();
    if (drops)
        take(*offer);
    return true;
}

void GivenPictures::attach()
{
    if (!m_composer.pictures().mayAttach())
        return;
    if (!m_dialog) {
        m_dialog = new QFileDialog(m_composer.window(), tr("Attach a picture"));
        m_dialog->setObjectName(u"attachPictureDialog"_s);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        m_dialog->setFileMode(QFileDialog::ExistingFiles);
        m_dialog->setNameFilters(
            {tr("Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp)"), tr("All files (*)")});
        connect(m_dialog, &QFileDialog::filesSelected, this, [this](const QStringList &files) {
            PictureOffer offer;
            offer.files = files;
            take(offer);
        });
    }
    m_dialog->open();
}

// The pictures are for the message and the room where they were given.
void GivenPictures::take(const PictureOffer &offer)
{
    if (!m_composer.pictures().mayAttach())
        return;
    const qsizetype left = ports::Draft::kMostPictures - m_composer.pictures().all().size();
    ++m_reading;
    m_composer.pictures().setReading(true);
    inBackground<QList<ReadPicture>>(
        this, [offer, left] { return picturesIn(offer, left); },
        [this, room = m_company().room](const QList<ReadPicture> &read) {
            m_composer.pictures().setReading(--m_reading > 0);
            const bool isHere = m_company().room == room;
            QStringList lines;
            const auto say = [&lines](const ReadPicture &one, const QString &words) {
                const QString &name = one.picture.name;
                const QString line = name.isEmpty() ? words : name + u": "_s + words;
                if (!words.isEmpty() && !lines.contains(line))
                    lines.append(line);
            };
            for (const ReadPicture &one : read) {
                if (!one.refusal.isEmpty())
                    say(one, one.refusal);
                else if (!isHere)
                    say(one, tr("Not attached, because you changed rooms."));
                else if (!m_composer.pictures().add(one.picture))
                    say(one, tr("A message can have at most four pictures."));
                else
                    say(one, one.remark);
            }
            if (!lines.isEmpty())
                m_composer.pictures().showRefusal(lines.join(u'\n'));
        });
}

void GivenPictures::edit(int number)
{
    const QList<UnsentPicture> pictures = m_composer.pictures().all();
    if (number < 0 || number >= pictures.size())
        return;
    const UnsentPicture before = pictures.at(number);
    const QImage whole = before.whole.isNull() ? QImage::fromData(before.jpeg, "JPG") : before.whole;
    auto *editor = new PictureEditor(whole, before.name, m_composer.window());
    connect(editor, &PictureEditor::edited, this, [this, before](const camera::Shot &shot) {
        m_composer.pictures().replace(before, shot.jpeg, shot.size);
    });
    editor->open();
}

// Queued: a room that changes often tells it with two signals.
void GivenPictures::showSeers()
{
    if (m_asksSoon || m_composer.pictures().all().isEmpty())
        return;
    m_asksSoon = true;
    QMetaObject::invokeMethod(this, &GivenPictures::askSeers, Qt::QueuedConnection);
}

void GivenPictures::askSeers()
{
    m_asksSoon = false;
    const base::RoomId room = m_company().room;
    const Unsent unsent = m_composer.unsent();
    if (unsent.pictures.isEmpty() || room.isEmpty())
        return;
    m_to = unsent.to;
    m_whispers = unsent.whisper;
    const auto take = [this, room,
                       question = ++m_question](const base::Result<QList<base::ParticipantId>> &seeing) {
        if (question == m_question && room == m_company().room)
            tellSeers(seeing);
    };
    m_rooms.whoSeesPictures(room, {this, take});
}

void GivenPictures::tellSeers(const base::Result<QList<base::ParticipantId>> &seeing)
{
    if (!seeing) // an old answer may be wrong by now
        return m_composer.pictures().showSeers({});
    const Company company = m_company();
    const Unsent unsent = m_composer.unsent();
    QStringList shown;
    QStringList told;
    for (const base::ParticipantId &id : company.companions) {
        if (unsent.whisper && !unsent.to.contains(id))
            continue;
        (seeing->contains(id) ? shown : told).append(company.nameOf(id));
    }
    m_composer.pictures().showSeers(seerWords(shown, told));
}

} // namespace studio::ui
