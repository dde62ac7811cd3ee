// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house.h"
#include "app/studio_window.h"
#include "core/studio/ports/provider_port.h"
#include "core/studio/ports/room_port.h"
#include "tests/integration/program/http_peer.h"
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "ui/window/translations.h"

#include <QAbstractButton>
#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDirIterator>
#include <QImageWriter>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTest>

namespace tst_sent_pictures {

using namespace Qt::StringLiterals;
using namespace studio;

namespace {

constexpr int kLong = 30'000; // ms: a real turn, on a busy machine

/// OpenAI's protocol; keeps every request.
class NotingServer : public tests::HttpPeer
{
public:
    [[nodiscard]] const QList<QByteArray> &requests() const { return m_requests; }

private:
    void answer(QTcpSocket &socket, const QByteArray &head, const QByteArray &body) override
    {
        if (!head.startsWith("POST"))
            return send(socket, "200 OK", "application/json", R"({"data":[{"id":"seer"}]})");
        m_requests.append(body);
        send(socket, "200 OK", "text/event-stream",
             R"(data: {"id":"1","choices":[{"index":0,"delta":{"role":"assistant","content":"A red one."}}]})"
             "\n\n"
             R"(data: {"id":"1","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]})"
             "\n\ndata: [DONE]\n\n");
    }

    QList<QByteArray> m_requests;
};

QByteArray jpegWithNotes()
{
    QImage image(2000, 1000, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "jpeg");
    writer.setText(u"Description"_s, u"GPS 52.5 13.4"_s);
    writer.write(image);
    // As cameras write it: a segment of EXIF behind the first mark.
    const QByteArray exif("Exif\0\0II*\0\x08\0\0\0\0\0GPSHOME", 23);
    const auto size = int(exif.size()) + 2;
    return bytes.insert(2, QByteArray("\xFF\xE1") + char(size >> 8) + char(size & 0xFF) + exif);
}

} // namespace

/// The whole path of a picture of the user's: pasted into the message box, sent, and shown to the model.
class SentPicturesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPastedPictureReachesTheModelAndNoFile();

private:
    static void connectModel(app::House &house, const NotingServer &server)
    {
        ports::ProviderPort &port = house.providers();
        const model::Provider seeing{
            .name = u"Seeing"_s, .baseUrl = QUrl(server.address()), .model = u"seer"_s};
        const ports::KeyInput noKey{.what = ports::KeyInput::What::Forget};
        const auto saved =
            tests::answerOf<model::Provider>(port, &ports::ProviderPort::saveProvider, seeing, noKey);
        QVERIFY(saved);
        model::ModelFacts facts{.provider = saved->id, .model = u"seer"_s};
        facts.abilities.pictures = model::Known::Yes;
        QVERIFY(tests::answerOf(port, &ports::ProviderPort::saveFacts, facts));
        QVERIFY(tests::answerOf(port, &ports::ProviderPort::setStandard,
                                model::ModelChoice{.provider = saved->id}));
    }
};

void SentPicturesTest::aPastedPictureReachesTheModelAndNoFile()
{
    NotingServer server;
    QVERIFY(server.start());
    const tests::TemporaryStudio folder;
    ui::Translations translations;
    translations.use(model::Language::English);
    auto house = app::House::open(folder.dataFolder(), app::House::Access::ReadWrite, app::House::Time::Real);
    QVERIFY(house);
    connectModel(**house, server);
    auto studio = std::make_unique<app::StudioWindow>(**house, translations, folder.file(u"window.ini"_s));
    studio->open();
    ports::RoomPort &port = (*house)->rooms();
    ports::NewRoom wanted{{.name = u"Gallery"_s, .roster = {base::ParticipantId(u"companion_kyoko"_s)}}};
    wanted.policy.policy = model::PolicyName::Manual;
    const auto room = tests::answerTo(port, &ports::RoomPort::createRoom)(wanted);
    QVERIFY(room);
    studio->window().openRoom(room->id);
    QTRY_VERIFY_WITH_TIMEOUT(studio->window().windowTitle().startsWith(u"Gallery"_s), kLong);

    const QByteArray original = jpegWithNotes();
    QVERIFY(original.contains("GPSHOME"));
    auto *data = new QMimeData;
    data->setData(u"image/jpeg"_s, original);
    QGuiApplication::clipboard()->setMimeData(data);
    auto *input = studio->window().findChild<QPlainTextEdit *>(u"composer.input"_s);
    QVERIFY(input);
    input->paste();
    const auto description = [&] {
        return studio->window().findChild<QLineEdit *>(u"composer.pictures.description"_s);
    };
    QTRY_VERIFY_WITH_TIMEOUT(description() != nullptr, kLong);
    QTest::keyClicks(description(), u"A red field"_s);
    auto *send = studio->window().findChild<QAbstractButton *>(u"composer.send"_s);
    QVERIFY(send->isEnabled());
    send->click();
    QTRY_VERIFY_WITH_TIMEOUT(
        tests::answerTo(port, &ports::RoomPort::messages)(room->id, 0, 5)->rows.size() == 1, kLong);
    QVERIFY(
        tests::answerTo(port, &ports::RoomPort::cue)(room->id, base::ParticipantId(u"companion_kyoko"_s)));
    QTRY_VERIFY_WITH_TIMEOUT(!server.requests().isEmpty(), kLong);

    const QByteArray request = server.requests().last();
    static const QByteArray head("data:image/jpeg;base64,");
    const qsizetype at = request.indexOf(head);
    QVERIFY(at > 0);
    const qsizetype start = at + head.size();
    const QByteArray sent = QByteArray::fromBase64(request.mid(start, request.indexOf('"', start) - start));
    QCOMPARE(QImage::fromData(sent, "JPG").size(), QSize(768, 384));
    QVERIFY(!sent.contains("Exif"));
    QVERIFY(!sent.contains("GPS"));
    QVERIFY(request.contains("[Picture: A red field]"));

    studio.reset();
    house->reset();
    QDirIterator walk(folder.dataFolder(), QDir::Files, QDirIterator::Subdirectories);
    bool hasLog = false;
    while (walk.hasNext()) {
        QFile file(walk.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        hasLog = hasLog || bytes.contains("A red field");
        QVERIFY2(!bytes.contains(sent.mid(sent.size() / 2, 64)), qPrintable(file.fileName()));
        QVERIFY2(!bytes.contains("data:image/jpeg"), qPrintable(file.fileName()));
    }
    QVERIFY(hasLog);
}

SUITE_TEST(QApplication, SentPicturesTest)

} // namespace tst_sent_pictures

#include "tst_sent_pictures.moc"
